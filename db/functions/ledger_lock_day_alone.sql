-- For whoever changes rates or the tree under people who may be betting: alone with the day for the
-- rest of the transaction, so that no bet is judged between the change and its commit.
create or replace function ledger_lock_day_alone() returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  today date := business_day(clock_timestamp());
begin
  perform pg_advisory_xact_lock(7301, today - date '2020-01-01');
  -- Around midnight bets of the next day may have begun.
  perform pg_advisory_xact_lock(7301, today + 1 - date '2020-01-01');
end $$;
revoke all on function ledger_lock_day_alone() from public;
grant execute on function ledger_lock_day_alone() to camellia_app;
