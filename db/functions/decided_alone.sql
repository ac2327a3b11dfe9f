-- What was decided by one person within these hours, gifts and promotion money of the house too: by
-- this operator; to or from each
-- of these members, where what a partner collects counts as received by that partner, through
-- however many members it came; and out of or into one partner's balance, whoever of their staff
-- did it. All of them are locked until the transaction ends, so that two decisions at once count
-- each other. Hours and not a day: at midnight nothing begins anew.
--
-- The house's money has no balance that bounds it: there an operator's sum is that of everyone who
-- within these days may be the same person (decides_as_one). Two such people have a controller in
-- common or are one; whoever decides locks all of theirs, so one of these locks is the same.
create or replace function decided_alone(
    operator bigint, receivers bigint[], payer bigint, hours integer, days integer,
    out by_operator bigint, out by_payer bigint, out by_receiver jsonb)
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  since timestamptz;
  made_since timestamptz := clock_timestamp() - make_interval(days => days);
  controllers bigint[] := '{}';
  others bigint[] := '{}';
begin
  if payer is null then
    controllers := array(select controllers_of(operator, made_since, false));
  end if;
  perform pg_advisory_xact_lock(7311, hashint8(one))
  from (select distinct unnest(receivers || controllers || operator || payer) as one
        order by 1) locked;
  since := clock_timestamp() - make_interval(hours => hours);
  if payer is null then
    others := array(select o from decides_as_one(operator, made_since) o where o <> operator);
  end if;
  select coalesce(sum(a.amount), 0) into by_operator from (
    select t.amount from transaction t
    where t.decided_by = operator and t.decided_at >= since and t.status = 'FINISHED'
      and not t.needs_two and t.type <> 'POINT_CONVERT'
    union all
    select c.amount from gift c
    where c.made_by = operator and c.made_at >= since and not c.needs_two
      and c.status not in ('REJECTED', 'CANCELED')
    union all
    select t.amount from transaction t
    where t.decided_by = any (others) and t.decided_at >= since and t.status = 'FINISHED'
      and not t.needs_two and t.type <> 'POINT_CONVERT' and t.payer_id is null
    union all
    select c.amount from gift c
    where c.made_by = any (others) and c.made_at >= since and not c.needs_two
      and c.status not in ('REJECTED', 'CANCELED')
      and c.funded_by in (select m.id from member m where m.parent_id is null)
    union all
    select f.amount from promo_funding f
    where (f.made_by = operator or f.made_by = any (others)) and f.made_at >= since
      and not f.needs_two) a;
  select coalesce(sum(a.amount), 0) into by_payer from (
    select t.amount from transaction t
    where t.payer_id = payer and t.decided_at >= since and t.status = 'FINISHED'
      and not t.needs_two
    union all
    select c.amount from gift c
    where c.funded_by = payer and c.made_at >= since and not c.needs_two
      and c.status not in ('REJECTED', 'CANCELED')) a;
  select coalesce(jsonb_object_agg(s.member_id, s.amount), '{}') into by_receiver from (
    select a.member_id, sum(a.amount) as amount from (
      select t.member_id, t.amount from transaction t
      where t.member_id = any (receivers) and t.decided_at >= since and t.status = 'FINISHED'
        and not t.needs_two and t.decided_by is not null and t.type <> 'POINT_CONVERT'
      union all
      select t.payer_id, t.amount from transaction t
      where t.payer_id = any (receivers) and t.type = 'COLLECT' and t.decided_at >= since
        and t.status = 'FINISHED' and not t.needs_two
      union all
      select c.member_id, c.amount from gift c
      where c.member_id = any (receivers) and c.made_at >= since and not c.needs_two
        and c.status not in ('REJECTED', 'CANCELED')
      union all
      select f.owner_id, f.amount from promo_funding f
      where f.owner_id = any (receivers) and f.made_at >= since and not f.needs_two) a
    group by a.member_id) s;
end $$;

revoke all on function decided_alone(bigint, bigint[], bigint, integer, integer)
  from public, camellia_app;
grant execute on function decided_alone(bigint, bigint[], bigint, integer, integer) to camellia_app;
