-- First step of a batch of bets of different members: locked in id order and judged as one set.
-- Nothing is written and nothing was drawn; what is accepted is settled in the same transaction,
-- and until then nothing that was judged can change.
create or replace function ledger_judge_at(requests jsonb, past timestamptz)
  returns setof bet_judgement
  language plpgsql set search_path = public, pg_temp
  -- The plan is kept for the life of a connection and must not be one that suited empty tables:
  -- a batch is always a hundred look-ups by key.
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
  set plan_cache_mode = force_generic_plan set jit = off as $$
declare
  moment timestamptz;
begin
  moment := ledger_lock_day();
  moment := coalesce(past, moment);

  -- First lock, in id order, so that two batches never wait for each other in a circle.
  perform 1 from wallet
    where member_id = any (select (r ->> 'member')::bigint from jsonb_array_elements(requests) r)
    order by member_id for update;

  -- Then look with a fresh snapshot: nothing judged below can change before we commit.
  return query
  with request as materialized (
    select r.*, case when past is null then moment else coalesce(r.at, moment) end as happened
    from jsonb_to_recordset(requests) as r(
      n integer, member bigint, session uuid, key text, hash text, game text,
      stake bigint, bet bigint, variant text, gift uuid, at timestamptz)
  ),
  judged as materialized (
    select r.n, w.cash, w.point, w.version, w.seed_id, w.nonce, c.id as first_id, c.at as first_at,
           b.why,
           case
             when m.id is null or m.status <> 0 then 'UNAUTHORIZED'
             when past is null and not exists (
               select 1 from session s where s.id = r.session and s.member_id = r.member
                 and s.ended_at is null and s.expires_at > moment) then 'UNAUTHORIZED'
             when c.id is not null and c.request_hash = decode(r.hash, 'hex') then 'REPLAY'
             when c.id is not null then 'CONFLICT'
             when g.code is null or not g.open then 'GAME_DISABLED'
             when g.variant is distinct from r.variant then 'RTP_CHANGED'
             when coalesce(r.bet, r.stake) < g.min_bet or coalesce(r.bet, r.stake) > g.max_bet
               then 'BET_LIMIT'
             when b.why is not null then b.why ->> 'code'
             when r.gift is not null and not exists (
               select 1 from call k where k.id = r.gift and k.member_id = r.member
                 and k.status = 'PROCESSING' and k.spins_left > 0 and k.game = r.game
                 and k.bet = r.stake and k.expires_at > r.happened) then 'CONFLICT'
             when r.gift is null and w.cash < r.stake then 'INFLUCIANT_BALANCE'
             when w.seed_id is null then 'CLIENT_SEED_REQUIRED'
             else 'OK'
           end as verdict
    from request r
    -- Limited laterals: looked up by key for each request, however small a table was when planned.
    left join lateral (select id, status from member x where x.id = r.member limit 1) m on true
    left join lateral (select * from wallet x where x.member_id = r.member limit 1) w on true
    left join lateral (
      select x.code, x.variant, x.min_bet, x.max_bet,
             x.open and exists (select 1 from vendor v where v.code = x.vendor and v.open) as open
      from game x where x.code = r.game limit 1) g on true
    left join lateral (
      select id, at, request_hash from cause x
      where x.member_id = r.member and x.key = 'bet:' || r.key limit 1) c on true
    left join lateral (
      select bet_barred(p.member_id, case when r.gift is null then r.stake else 0 end,
                        r.happened) as why
      from protection p where p.member_id = r.member limit 1) b on true
  )
  select j.n, j.verdict, coalesce(j.first_at, moment), j.cash, j.point, j.version,
         j.seed_id, j.nonce, s.server_seed, s.client_seed, encode(s.commit, 'hex'),
         case when j.verdict = 'REPLAY' then
           (select to_jsonb(o) || jsonb_build_object('client_seed', p.client_seed,
                     'commit', encode(coalesce(o.commit, p.commit), 'hex'))
            from round o join seed_pair p on p.id = o.seed_id
            where o.id = j.first_id and o.at = j.first_at)
         else j.why end
  from judged j
    left join lateral (
      select x.server_seed, x.client_seed, x.commit from seed_pair x
      where x.id = j.seed_id and j.verdict = 'OK' limit 1) s on true;
end $$;

-- What the product calls: the database's clock decides.
create or replace function ledger_judge(requests jsonb) returns setof bet_judgement
  language sql security definer set search_path = public, pg_temp as $$
  select * from ledger_judge_at(requests, null)
$$;

revoke all on function ledger_judge_at(jsonb, timestamptz), ledger_judge(jsonb)
  from public, camellia_app;
grant execute on function ledger_judge(jsonb) to camellia_app;
