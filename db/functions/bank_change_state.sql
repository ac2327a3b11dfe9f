-- The newest change within these days, whether it is within these hours, and whether this person
-- made one of them, themselves or through somebody else's account.
create or replace function bank_change_state(
    member bigint, person bigint, hours integer, days integer,
    out at timestamptz, out by_id bigint, out recent boolean, out own boolean)
  language sql stable security definer set search_path = public, pg_temp as $$
  select c.at, c.by_id,
    exists (select 1 from bank_change r where r.member_id = bank_change_state.member
            and r.at > now() - make_interval(hours => hours)),
    exists (select 1 from bank_change o where o.member_id = bank_change_state.member
            and o.at > now() - make_interval(days => days)
            and (o.by_id = person or people_related(o.by_id, person,
              now() - make_interval(hours => hours), now() - make_interval(days => days))))
  from (select 1) always left join lateral (
    select n.at, n.by_id from bank_change n where n.member_id = bank_change_state.member
      and n.at > now() - make_interval(days => days)
    order by n.at desc, n.id desc limit 1) c on true
$$;

revoke all on function bank_change_state(bigint, bigint, integer, integer)
  from public, camellia_app;
grant execute on function bank_change_state(bigint, bigint, integer, integer) to camellia_app;
