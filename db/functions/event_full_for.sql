-- Whether a member has as many bets in this shared round as one member may have. Each is shown to
-- them with the proof that it counted, so there are no more than one answer carries; the contract
-- has the same number (OWN_BETS_MAX). Whoever asks holds the lock of the round's row: bets that
-- other processes take at the same moment are counted.
create or replace function event_full_for(wanted uuid, member bigint) returns boolean
  language sql volatile as $$
  select count(*) >= 50 from open_bet b where b.member_id = member and b.event_id = wanted
$$;
revoke all on function event_full_for(uuid, bigint) from public, camellia_app;
