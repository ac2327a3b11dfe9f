-- Whether this player may play one more round of this gift now.
create or replace function gift_playable(gift uuid, player bigint, title text, stake bigint,
    moment timestamptz) returns boolean language sql stable as $$
  select exists (
    select 1 from gift k
    where k.id = gift and k.member_id = player and k.status = 'PROCESSING' and k.spins_left > 0
      and k.game = title and k.bet = stake and k.expires_at > moment)
$$;
revoke all on function gift_playable(uuid, bigint, text, bigint, timestamptz)
  from public, camellia_app;
