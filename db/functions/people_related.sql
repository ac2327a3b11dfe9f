-- Are these two one pair of eyes? When one controls the other, or when since `lately` somebody
-- controls both.
create or replace function people_related(
    one bigint, other bigint, lately timestamptz, maker_since timestamptz)
  returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select one <> other and (
    exists (select 1 from controllers_of(one, maker_since, false) c where c = other)
    or exists (select 1 from controllers_of(other, maker_since, false) c where c = one)
    or exists (select c from controllers_of(one, lately, true) c
               intersect select c from controllers_of(other, lately, true) c))
$$;

revoke all on function people_related(bigint, bigint, timestamptz, timestamptz)
  from public, camellia_app;
