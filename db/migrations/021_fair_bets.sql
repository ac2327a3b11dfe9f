-- A bet is judged before anything is drawn from a secret, and the pair of seeds it is drawn from was
-- announced before its player chose the client seed.

-- The pair that comes next, known by its commit. A pair in use has a client seed, a next one has none.
alter table wallet add column next_seed uuid;
alter table seed_pair alter column client_seed drop not null;
-- Server seeds are sealed by the application until they are shown; what was shown before may be plain.
alter table seed_pair drop constraint seed_pair_server_seed_check;

-- Every pair of the release before is shown now: its seeds lay open in the database.
update seed_pair s set rounds = w.nonce, revealed_at = now()
  from wallet w where w.seed_id = s.id and s.revealed_at is null;
update wallet set seed_id = null, nonce = 0;
alter table seed_pair add constraint seed_pair_sealed
  check (length(server_seed) > 32 or revealed_at is not null);

-- What was committed to stays: a pair gets its client seed once and is shown once.
create function seed_pair_keeps() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if coalesce(old.rounds, 1) > 0 then raise exception 'a seed pair that served rounds is kept'; end if;
    return old;
  end if;
  if (new.id, new.member_id, new.server_seed, new.commit, new.created_at)
       is distinct from (old.id, old.member_id, old.server_seed, old.commit, old.created_at)
     or old.revealed_at is not null
     or (old.client_seed is not null and new.client_seed is distinct from old.client_seed) then
    raise exception 'a seed pair is committed to and does not change';
  end if;
  return new;
end $$;
create trigger seed_pair_keeps before update or delete on seed_pair
  for each row execute function seed_pair_keeps();
revoke insert, update on seed_pair from camellia_app;
drop policy seed_below on seed_pair;

-- A wallet is opened without seeds: the first pair waits for the browser's own client seed.
drop function ledger_open_below(bigint, uuid);
create function ledger_open_below(member bigint) returns void
  language sql security definer set search_path = public, pg_temp
  begin atomic
    insert into wallet (member_id)
    select m.id from member m
    where m.id = ledger_open_below.member and m.path @> array[app_scope()];
  end;

-- Announces the pair that comes next, unless one is announced already; answers which it is.
create function seed_announce(member bigint, pair uuid, sealed bytea, commit bytea) returns uuid
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  announced uuid;
begin
  select w.next_seed into announced from wallet w where w.member_id = member for update;
  if announced is not null or not found then return announced; end if;
  insert into seed_pair (id, member_id, server_seed, commit) values (pair, member, sealed, commit);
  update wallet w set next_seed = pair where w.member_id = member;
  return pair;
end $$;

-- The announced pair comes into use with its player's client seed, and the one before it is shown,
-- all under the lock of the wallet: no round can be in flight on the old one. False when another
-- pair was announced meanwhile. A pair that served no round is not kept: there is nothing to check.
create function seed_activate(member bigint, announced uuid, client text, out done boolean,
                              out shown uuid, out served bigint, out sealed bytea, out commit bytea,
                              out client_seed text)
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  w wallet;
begin
  select * into w from wallet x where x.member_id = member for update;
  done := announced is not null and w.next_seed is not distinct from announced;
  if not done then return; end if;
  update seed_pair s set client_seed = client where s.id = announced;
  update wallet x set seed_id = announced, next_seed = null, nonce = 0 where x.member_id = member;
  if w.seed_id is null then return; end if;
  update seed_pair s set rounds = w.nonce, revealed_at = now() where s.id = w.seed_id
    returning s.id, s.rounds, s.server_seed, s.commit, s.client_seed
    into shown, served, sealed, commit, client_seed;
  if served = 0 then delete from seed_pair s where s.id = shown; end if;
end $$;

-- Shows the pairs in use of these members, or of everyone, and takes back what was announced: each
-- begins anew with a client seed of theirs.
create function seed_retire(members bigint[]) returns bigint
  language plpgsql set search_path = public, pg_temp as $$
declare
  retired bigint;
begin
  perform 1 from wallet w where members is null or w.member_id = any (members)
    order by w.member_id for update;
  update seed_pair s set rounds = w.nonce, revealed_at = now() from wallet w
    where w.seed_id = s.id and (members is null or w.member_id = any (members));
  get diagnostics retired = row_count;
  update seed_pair s set rounds = 0, revealed_at = now() from wallet w
    where w.next_seed = s.id and (members is null or w.member_id = any (members));
  update wallet w set seed_id = null, next_seed = null, nonce = 0
    where members is null or w.member_id = any (members);
  return retired;
end $$;
drop function ledger_rotate(bigint, uuid, uuid);

-- Keys of browsers and of the system never meet: each kind of cause has a namespace of its own.
alter table cause disable trigger cause_append_only;
update cause c set key = 'bet:' || c.key from round r where r.id = c.id and r.at = c.at;
update cause c set key = 'other:' || c.key where c.key not like '%_:_%';
alter table cause enable trigger cause_append_only;
alter table cause drop constraint cause_key_check;
alter table cause add constraint cause_key check (length(key) between 3 and 200 and key like '%_:_%');

-- What a round was drawn with, in the round itself.
alter table round add column commit bytea, add column stream smallint not null default 1;

create or replace function round_commit(wanted uuid) returns text
  language sql stable security definer set search_path = public, pg_temp as $$
  select encode(coalesce(r.commit, s.commit), 'hex') from round r
    join seed_pair s on s.id = r.seed_id join member m on m.id = r.member_id
  where r.id = wanted and m.path @> array[app_scope()]
$$;

drop function ledger_bets(jsonb);
drop function ledger_bets_at(jsonb, timestamptz);
drop type bet_answer;

create type bet_judgement as (
  n           integer,
  verdict     text,
  at          timestamptz,
  cash        bigint,
  point       bigint,
  version     bigint,
  seed_id     uuid,
  nonce       bigint,
  -- Sealed; only with a bet that is accepted.
  server_seed bytea,
  client_seed text,
  commit      text,
  stored      jsonb
);

-- First step of a batch of bets of different members: locked in id order and judged as one set.
-- Nothing is written and nothing was drawn; what is accepted is settled in the same transaction,
-- and until then nothing that was judged can change.
create function ledger_judge_at(requests jsonb, past timestamptz) returns setof bet_judgement
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
      select bet_barred(p.member_id, case when r.gift is null then r.stake else 0 end, r.happened) as why
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

create type bet_settlement as (
  n       integer,
  at      timestamptz,
  before  bigint,
  after   bigint,
  point   bigint,
  version bigint
);

-- Second step, in the transaction of the first: what was accepted and has been drawn is written.
-- A bet whose pair or nonce is not the one it was judged with fails the whole batch.
create function ledger_settle_at(bets jsonb, past timestamptz) returns setof bet_settlement
  language plpgsql set search_path = public, pg_temp
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
  set plan_cache_mode = force_generic_plan set jit = off as $$
declare
  moment timestamptz;
  settled integer;
begin
  moment := coalesce(past, ledger_lock_day());
  return query
  with bet as materialized (
    select b.*, case when b.gift is null then b.stake else 0 end as paid,
           case when past is null then moment else coalesce(b.at, moment) end as happened,
           m.rate_version, g.type as game_type, w.cash, w.point, w.cash_seq, w.version, s.commit
    from jsonb_to_recordset(bets) as b(
      n integer, member bigint, key text, hash text, round uuid, game text, stake bigint, win bigint,
      choice jsonb, outcome jsonb, seed uuid, nonce bigint, stream smallint, gift uuid,
      at timestamptz)
    join lateral (
      select * from wallet x where x.member_id = b.member and x.seed_id = b.seed
        and x.nonce = b.nonce limit 1) w on true
    join lateral (select rate_version from member x where x.id = b.member limit 1) m on true
    join lateral (select type from game x where x.code = b.game limit 1) g on true
    join lateral (select x.commit from seed_pair x where x.id = b.seed limit 1) s on true
  ),
  paid as (
    update wallet w
    set cash = w.cash - b.paid + b.win,
        cash_seq = w.cash_seq + (b.paid > 0)::integer + (b.win > 0)::integer,
        version = w.version + 1,
        nonce = w.nonce + 1
    from bet b where w.member_id = b.member
  ),
  known as (
    insert into cause (member_id, key, request_hash, id, at)
    select b.member, 'bet:' || b.key, decode(b.hash, 'hex'), b.round, b.happened from bet b
  ),
  moved as (
    insert into transfer (at, cause, kind, member_id, amount,
      from_account, from_owner, from_seq, from_before, to_account, to_owner, to_seq, to_before)
    select b.happened, b.round, 'BET', b.member, b.stake,
           'CASH', b.member, b.cash_seq + 1, b.cash, 'HOUSE:' || b.game_type,
           null::bigint, null::bigint, null::bigint
    from bet b where b.gift is null
    union all
    select b.happened, b.round, 'CALL_BET', b.member, b.stake,
           'CALLS', null, null, null, 'HOUSE:' || b.game_type, null, null, null
    from bet b where b.gift is not null
    union all
    select b.happened, b.round, case when b.gift is null then 'WIN' else 'CALL_AWARD' end,
           b.member, b.win, 'HOUSE:' || b.game_type, null, null, null,
           'CASH', b.member, b.cash_seq + (b.paid > 0)::integer + 1, b.cash - b.paid
    from bet b where b.win > 0
  ),
  played as (
    insert into round (id, at, member_id, game, game_type, stake, win, status, choice, outcome,
                       seed_id, nonce, commit, stream, cash_before, rate_version, gift)
    select b.round, b.happened, b.member, b.game, b.game_type, b.stake, b.win,
           case when b.win > 0 then 'FINISHED' else 'LOSE' end,
           b.choice, b.outcome, b.seed, b.nonce, b.commit, b.stream, b.cash, b.rate_version, b.gift
    from bet b
  ),
  given as (
    update call k set spins_left = k.spins_left - 1, won = k.won + b.win,
      accepted_at = coalesce(k.accepted_at, b.happened),
      status = case when k.spins_left = 1 then 'FINISHED' else k.status end,
      ended_at = case when k.spins_left = 1 then b.happened end
    from bet b where k.id = b.gift
  ),
  -- Commissions and loss limits know only what players stake themselves.
  rolled as (
    insert into rollup_day as d (member_id, day, game_type, rate_version, rounds, stake, win)
    select b.member, business_day(b.happened), b.game_type, b.rate_version, 1, b.stake, b.win
    from bet b where b.gift is null
    on conflict (member_id, day, game_type, rate_version) do update
      set rounds = d.rounds + 1, stake = d.stake + excluded.stake, win = d.win + excluded.win
  )
  select b.n, b.happened, b.cash, b.cash - b.paid + b.win, b.point, b.version + 1 from bet b;
  get diagnostics settled = row_count;
  if settled <> jsonb_array_length(bets) then
    raise exception 'a bet was settled that was not judged';
  end if;
end $$;

-- Bets of a demo's past, drawn from seeds that everyone may know: judged as live ones are, and
-- written only when all of them are accepted. Answers their verdicts in order.
create function ledger_past_bets(bets jsonb, past timestamptz) returns text[]
  language plpgsql set search_path = public, pg_temp as $$
declare
  verdicts text[] := array(select verdict from ledger_judge_at(bets, past) order by n);
begin
  if 'OK' = all (verdicts) then perform ledger_settle_at(bets, past); end if;
  return verdicts;
end $$;

-- What the product calls: the database's clock decides.
create function ledger_judge(requests jsonb) returns setof bet_judgement
  language sql security definer set search_path = public, pg_temp
  begin atomic
    select * from ledger_judge_at(requests, null);
  end;
create function ledger_settle(bets jsonb) returns setof bet_settlement
  language sql security definer set search_path = public, pg_temp
  begin atomic
    select * from ledger_settle_at(bets, null);
  end;

revoke all on function ledger_judge(jsonb), ledger_judge_at(jsonb, timestamptz),
  ledger_settle(jsonb), ledger_settle_at(jsonb, timestamptz),
  ledger_past_bets(jsonb, timestamptz), ledger_open_below(bigint),
  seed_announce(bigint, uuid, bytea, bytea), seed_activate(bigint, uuid, text),
  seed_retire(bigint[]) from public;
grant execute on function ledger_judge(jsonb), ledger_settle(jsonb), ledger_open_below(bigint),
  seed_announce(bigint, uuid, bytea, bytea), seed_activate(bigint, uuid, text) to camellia_app;
