-- Bets of a demo's past, drawn from seeds that everyone may know: judged as live ones are, and
-- written only when all of them are accepted. Answers their verdicts in order.
create or replace function ledger_past_bets(bets jsonb) returns text[]
  language plpgsql set search_path = public, pg_temp as $$
declare
  b record;
  judged record;
begin
  select array_agg((r ->> 'member')::bigint order by o) as members,
         array_agg(null::uuid) as sessions,
         array_agg(r ->> 'key' order by o) as keys,
         array_agg(r ->> 'hash' order by o) as hashes,
         array_agg((r ->> 'round')::uuid order by o) as rounds,
         array_agg(r ->> 'game' order by o) as games,
         array_agg((r ->> 'stake')::bigint order by o) as stakes,
         array_agg((r ->> 'bet')::bigint order by o) as bets,
         array_agg(r ->> 'variant' order by o) as variants,
         array_agg((r ->> 'gift')::uuid order by o) as gifts,
         array_agg((r ->> 'at')::timestamptz order by o) as moments,
         array_agg((r ->> 'win')::bigint order by o) as wins,
         array_agg(r ->> 'choice' order by o) as choices,
         array_agg(r ->> 'outcome' order by o) as outcomes,
         array_agg((r ->> 'seed')::uuid order by o) as seeds,
         array_agg((r ->> 'nonce')::bigint order by o) as nonces,
         max((r ->> 'stream')::smallint) as stream
  into b from jsonb_array_elements(bets) with ordinality as e(r, o);
  select array_agg(j.verdict order by j.n) as verdicts, array_agg(j.game_type order by j.n) as types,
         array_agg(j.commit order by j.n) as commits, max(j.epoch) as epoch
  into judged
  from ledger_judge_at(b.members, b.sessions, b.keys, b.hashes, b.games, b.stakes, b.bets,
                       b.variants, b.gifts, null, b.moments) j;
  if 'OK' = all (judged.verdicts) then
    perform ledger_settle_at(b.members, b.keys, b.hashes, b.rounds, b.games, judged.types,
                             b.stakes, b.wins, b.choices, b.outcomes, b.seeds, b.nonces,
                             judged.commits, b.gifts, b.stream, judged.epoch, b.moments);
  end if;
  return judged.verdicts;
end $$;
revoke all on function ledger_past_bets(jsonb) from public, camellia_app;
