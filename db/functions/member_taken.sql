-- Which of these somebody has already, anywhere on the site: a sheet of new members is looked
-- through before it is written. Prints come as hexadecimal text. It tells no more than the refusal
-- of a single one does.
create or replace function member_taken(codes text[], emails text[], phones text[], accounts text[])
  returns table (what text, said text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select 'code', lower(code) from member where lower(code) = any(codes)
  union all
  select 'email', lower(email) from member where lower(email) = any(emails) and status <> 3
  union all
  select 'phone', encode(phone_print, 'hex') from member
    where phone_print in (select decode(p, 'hex') from unnest(phones) p) and status <> 3
  union all
  select 'account', encode(account_print, 'hex') from member
    where account_print in (select decode(a, 'hex') from unnest(accounts) a) and status <> 3
$$;

revoke all on function member_taken(text[], text[], text[], text[]) from public, camellia_app;
grant execute on function member_taken(text[], text[], text[], text[]) to camellia_app;
