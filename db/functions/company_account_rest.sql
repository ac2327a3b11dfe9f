-- Whoever is shown an account lets it rest; that is all a player may do to one.
create or replace function company_account_rest(account uuid) returns void
  language sql security definer set search_path = public, pg_temp as $$
  update company_account set shown_at = now() where id = account and status = 'ACTIVE'
$$;

revoke all on function company_account_rest(uuid) from public, camellia_app;
grant execute on function company_account_rest(uuid) to camellia_app;
