-- Staff create members and rates in their own name: the numbers are drawn before the rows are.
grant usage on sequence member_id_seq, rate_version_id_seq, role_id_seq to camellia_app;

-- Which of these somebody has already, anywhere on the site: a sheet of new members is looked
-- through before it is written. Prints come as hexadecimal text. It tells no more than the refusal of a single one does.
create function member_taken(codes text[], emails text[], phones text[], accounts text[])
  returns table (what text, said text)
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select 'code', lower(code) from member where lower(code) = any(codes)
    union all
    select 'email', lower(email) from member where lower(email) = any(emails) and status <> 3
    union all
    select 'phone', encode(phone_print, 'hex') from member
      where phone_print in (select decode(p, 'hex') from unnest(phones) p) and status <> 3
    union all
    select 'account', encode(account_print, 'hex') from member
      where account_print in (select decode(a, 'hex') from unnest(accounts) a) and status <> 3;
  end;
revoke all on function member_taken(text[], text[], text[], text[]) from public;
grant execute on function member_taken(text[], text[], text[], text[]) to camellia_app;

-- Everyone below a partner and the partner itself, inside the scope of who asks. Under row security
-- no index would find them (see 012).
create function member_below(node bigint) returns setof bigint
  language plpgsql stable security definer set search_path = public, pg_temp
  set plan_cache_mode = force_custom_plan set jit = off rows 1000 as $$
begin
  return query
  select m.id from member m
  where m.path @> array[node] and exists (
    select 1 from member n where n.id = node and n.path @> array[app_scope()]);
end $$;
revoke all on function member_below(bigint) from public;
grant execute on function member_below(bigint) to camellia_app;
