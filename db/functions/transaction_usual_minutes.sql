-- How long requests take now, for whoever waits: the middle of the last fifty of the whole site, so
-- that it says nothing about anyone in particular.
create or replace function transaction_usual_minutes(wanted text) returns integer
  language sql stable security definer set search_path = public, pg_temp as $$
  select case when count(*) < 5 then null else greatest(1, round(percentile_cont(0.5) within group
    (order by extract(epoch from decided_at - created_at) / 60)))::integer end
  from (select created_at, decided_at from transaction
        where type = wanted and status <> 'PENDING' and decided_by is distinct from member_id
        order by decided_at desc limit 50) last
$$;

revoke all on function transaction_usual_minutes(text) from public, camellia_app;
grant execute on function transaction_usual_minutes(text) to camellia_app;
