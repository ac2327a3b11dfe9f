-- Two people are two only if one of them did not make the other. Noted here: every account that can
-- approve when it is made, made stronger, or opened to somebody else, and who did it. Triggers write
-- it, so that no way to change a person goes past it.
create table approver_change (
  id        bigint generated always as identity primary key,
  at        timestamptz not null default now(),
  -- One person, or everyone who has a role.
  member_id bigint references member,
  role_id   bigint references role on delete cascade,
  -- Null: nobody in particular, such as a seed.
  by_id     bigint references member,
  what      text not null check (what in
    ('CREATED', 'PASSWORD', 'PHONE', 'FACTOR', 'RIGHTS', 'PLACE', 'UNBLOCKED')),
  constraint approver_change_one check ((member_id is null) <> (role_id is null))
);
create index approver_change_member on approver_change (member_id, at);
create index approver_change_role on approver_change (role_id, at);
create index approver_change_by on approver_change (by_id, at);
-- Only the triggers and the function below touch it: no policy lets the application in.
alter table approver_change enable row level security;

-- Those with which one says yes to what another asked for.
create function approving(permissions text[]) returns text[] language sql immutable
  return array(select p from unnest(permissions) p where p in
    ('Deposit.allow', 'Withdraw.allow', 'Payment.allow', 'Call.manage', 'Rtp.manage'));

create function approving_of(m member) returns text[]
  language sql stable security definer set search_path = public, pg_temp
  return (select approving(array(
    select unnest(r.permissions || m.granted) except select unnest(m.withheld)))
    from role r where r.id = m.role_id);

create function approver_noted() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  actor bigint := app_actor();
  noted text[] := '{}';
begin
  if tg_op = 'INSERT' then
    -- The first account of an installation has nobody to wait for.
    if new.parent_id is not null then
      insert into approver_change (at, member_id, by_id, what)
      values (new.created_at, new.id, actor, 'CREATED');
    end if;
    return null;
  end if;
  -- Whoever changes the own password knew the old one.
  if new.password_hash <> old.password_hash and actor is distinct from new.id then
    noted := noted || 'PASSWORD'::text;
    -- A code redeems what somebody of the staff allowed and read out.
    actor := coalesce(actor, (select r.decided_by from password_request r
      where r.member_id = new.id and r.decided_by is not null order by r.decided_at desc limit 1));
  end if;
  if new.phone_print is distinct from old.phone_print then noted := noted || 'PHONE'::text; end if;
  if new.kind = 'USER' and new.parent_id is distinct from old.parent_id then
    noted := noted || 'PLACE'::text;
  end if;
  if new.status = 0 and old.status = 2 then noted := noted || 'UNBLOCKED'::text; end if;
  if not approving_of(new) <@ approving_of(old) then noted := noted || 'RIGHTS'::text; end if;
  insert into approver_change (member_id, by_id, what) select new.id, actor, unnest(noted);
  return null;
end $$;
create trigger approver_made after insert on member
  for each row when (new.kind <> 'MEMBER') execute function approver_noted();
create trigger approver_changed after update of password_hash, phone_print, role_id, granted, withheld,
    parent_id, status on member
  for each row when (new.kind <> 'MEMBER') execute function approver_noted();

create function approver_role_noted() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not approving(new.permissions) <@ approving(old.permissions) then
    insert into approver_change (role_id, by_id, what) values (new.id, app_actor(), 'RIGHTS');
  end if;
  return null;
end $$;
create trigger approver_role_changed after update of permissions on role
  for each row when (new.type <> 'MEMBER') execute function approver_role_noted();

create function approver_factor_noted() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if app_actor() is distinct from old.member_id then
    insert into approver_change (member_id, by_id, what)
    select m.id, app_actor(), 'FACTOR' from member m where m.id = old.member_id and m.kind <> 'MEMBER';
  end if;
  return null;
end $$;
create trigger approver_factor_removed after delete on two_factor
  for each row execute function approver_factor_noted();

-- What counts of these notes. Whom the first administrator makes on the first day of an installation
-- is there from its beginning: otherwise nobody could open it.
create view approver_note with (security_barrier) as
  select c.* from approver_change c
  where c.what <> 'CREATED' or c.at > (
    select min(m.created_at) + interval '1 day' from member m where m.parent_id is null);

-- May this person say yes now, and together with that other one? `until` is when they may again.
create function approver_state(approver bigint, other bigint, hours integer, days integer,
                               out until timestamptz, out related boolean)
  language sql stable security definer set search_path = public, pg_temp as $$
  select
    (select max(c.at) + make_interval(hours => hours) from approver_note c, member m
     where m.id = approver and (c.member_id = m.id or c.role_id = m.role_id)
       and c.at > now() - make_interval(hours => hours)),
    exists (select 1 from approver_note c, member m
      where m.id in (approver, other) and (c.member_id = m.id or c.role_id = m.role_id)
        and c.by_id in (approver, other) and c.by_id <> m.id
        and c.at > now() - make_interval(days => days))
$$;

-- What one person decided alone on this business day, and what one member got or gave by decisions
-- of one: both locked until the transaction ends, so that two decisions at once count each other.
create function decided_alone(operator bigint, receivers bigint[],
                              out by_operator bigint, out by_receiver jsonb)
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  day_start timestamptz;
begin
  perform pg_advisory_xact_lock(7311, hashint8(one))
  from (select distinct unnest(receivers || operator) as one order by 1) locked;
  day_start := business_day(clock_timestamp())::timestamp at time zone 'Asia/Seoul';
  select coalesce(sum(t.amount), 0) into by_operator from transaction t
  where t.decided_by = operator and t.decided_at >= day_start and t.status = 'FINISHED'
    and not t.needs_two and t.type <> 'POINT_CONVERT';
  select coalesce(jsonb_object_agg(s.member_id, s.amount), '{}') into by_receiver from (
    select t.member_id, sum(t.amount) as amount from transaction t
    where t.member_id = any (receivers) and t.decided_at >= day_start and t.status = 'FINISHED'
      and not t.needs_two and t.decided_by is not null and t.type <> 'POINT_CONVERT'
    group by t.member_id) s;
end $$;
create index transaction_alone on transaction (decided_by, decided_at)
  where status = 'FINISHED' and not needs_two;

-- A request may come to need a second person, and never the other way round.
create function transaction_keeps_two() returns trigger language plpgsql as $$
begin
  raise exception 'a second person is not done without'
    using errcode = '23514', constraint = 'transaction_two_people';
end $$;
create trigger transaction_keeps_two before update of needs_two on transaction
  for each row when (old.needs_two and not new.needs_two) execute function transaction_keeps_two();
grant update (needs_two) on transaction to camellia_app;

revoke all on function approving_of(member), approver_noted(), approver_role_noted(),
  approver_factor_noted(), approver_state(bigint, bigint, integer, integer),
  decided_alone(bigint, bigint[]) from public;
grant execute on function approver_state(bigint, bigint, integer, integer),
  decided_alone(bigint, bigint[]) to camellia_app;

-- Accounts that were there before this was noted.
insert into approver_change (at, member_id, what)
select m.created_at, m.id, 'CREATED' from member m where m.kind <> 'MEMBER' and m.parent_id is not null;
