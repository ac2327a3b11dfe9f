-- What one person decided alone on this business day, what one member got or gave by decisions of
-- one, and what left or reached one partner's balance so, whoever of their staff did it: all locked
-- until the transaction ends, so that two decisions at once count each other.
create or replace function decided_alone(operator bigint, receivers bigint[], payer bigint,
                              out by_operator bigint, out by_payer bigint, out by_receiver jsonb)
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  day_start timestamptz;
begin
  perform pg_advisory_xact_lock(7311, hashint8(one))
  from (select distinct unnest(receivers || operator || payer) as one order by 1) locked;
  day_start := business_day(clock_timestamp())::timestamp at time zone 'Asia/Seoul';
  select coalesce(sum(t.amount), 0) into by_operator from transaction t
  where t.decided_by = operator and t.decided_at >= day_start and t.status = 'FINISHED'
    and not t.needs_two and t.type <> 'POINT_CONVERT';
  select coalesce(sum(t.amount), 0) into by_payer from transaction t
  where t.payer_id = payer and t.decided_at >= day_start and t.status = 'FINISHED'
    and not t.needs_two;
  select coalesce(jsonb_object_agg(s.member_id, s.amount), '{}') into by_receiver from (
    select t.member_id, sum(t.amount) as amount from transaction t
    where t.member_id = any (receivers) and t.decided_at >= day_start and t.status = 'FINISHED'
      and not t.needs_two and t.decided_by is not null and t.type <> 'POINT_CONVERT'
    group by t.member_id) s;
end $$;

revoke all on function decided_alone(bigint, bigint[], bigint) from public, camellia_app;
grant execute on function decided_alone(bigint, bigint[], bigint) to camellia_app;
