-- Bets of a demo's past, drawn from seeds that everyone may know: judged as live ones are, and
-- written only when all of them are accepted. Answers their verdicts in order.
create or replace function ledger_past_bets(bets jsonb, past timestamptz) returns text[]
  language plpgsql set search_path = public, pg_temp as $$
declare
  verdicts text[] := array(select verdict from ledger_judge_at(bets, past) order by n);
begin
  if 'OK' = all (verdicts) then perform ledger_settle_at(bets, past); end if;
  return verdicts;
end $$;

revoke all on function ledger_past_bets(jsonb, timestamptz) from public, camellia_app;
