-- How many a filter finds, and what they hold together.
create or replace function member_sum(
    filter jsonb, out count bigint, out balance bigint, out point bigint)
  language sql stable security definer set search_path = public, pg_temp set jit = off as $$
  select count(*), coalesce(sum(w.cash), 0)::bigint, coalesce(sum(w.point), 0)::bigint
  from member_page(filter, null, 0) as found (id) left join wallet w on w.member_id = found.id
$$;

revoke all on function member_sum(jsonb) from public, camellia_app;
grant execute on function member_sum(jsonb) to camellia_app;
