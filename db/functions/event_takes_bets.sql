-- Whether betting on this shared round is open by the database's clock. Whoever asks holds the
-- lock of its row: the answer stays true until they commit, or the round was closed before.
create or replace function event_takes_bets(wanted uuid, title text) returns boolean
  language sql volatile as $$
  select exists (
    select 1 from event e
    where e.id = wanted and e.game = title and e.phase = 'OPEN' and e.closes_at > clock_timestamp())
$$;
revoke all on function event_takes_bets(uuid, text) from public, camellia_app;
