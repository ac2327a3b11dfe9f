-- Whoever writes where a member's money is paid out to, and lets it be paid, pays themselves. Noted
-- here: every change of a member's bank account by somebody else, and who made it. A row for each:
-- one colleague's correction must not cover what another wrote. A trigger writes it, so that no way
-- to change a person goes past it.
create table bank_change (
  id        bigint generated always as identity primary key,
  at        timestamptz not null default now(),
  member_id bigint not null references member,
  by_id     bigint not null references member
);
create index bank_change_member on bank_change (member_id, at);
-- Only the trigger and the function below touch it: no policy lets the application in.
alter table bank_change enable row level security;

create function bank_change_noted() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into bank_change (member_id, by_id) values (new.id, app_actor());
  return null;
end $$;
create trigger bank_changed after update of bank, depositor, account_print on member
  for each row when (app_actor() is not null and app_actor() <> new.id
    and (new.bank, new.depositor, new.account_print)
      is distinct from (old.bank, old.depositor, old.account_print))
  execute function bank_change_noted();

-- The newest change within these days, whether it is within these hours, and whether this person
-- made one of them.
create function bank_change_state(member bigint, person bigint, hours integer, days integer,
                                  out at timestamptz, out by_id bigint, out recent boolean,
                                  out own boolean)
  language sql stable security definer set search_path = public, pg_temp as $$
  select c.at, c.by_id,
    exists (select 1 from bank_change r where r.member_id = bank_change_state.member
            and r.at > now() - make_interval(hours => hours)),
    exists (select 1 from bank_change o where o.member_id = bank_change_state.member
            and o.by_id = person and o.at > now() - make_interval(days => days))
  from (select 1) always left join lateral (
    select n.at, n.by_id from bank_change n where n.member_id = bank_change_state.member
      and n.at > now() - make_interval(days => days)
    order by n.at desc, n.id desc limit 1) c on true
$$;
revoke all on function bank_change_noted(), bank_change_state(bigint, bigint, integer, integer)
  from public;
grant execute on function bank_change_state(bigint, bigint, integer, integer) to camellia_app;
