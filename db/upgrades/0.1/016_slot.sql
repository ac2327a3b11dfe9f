-- Titles with variants, gifts of staff ("call"), and what a bet is judged by since there are both.

create table vendor (
  code     text primary key,
  name     text not null,
  open     boolean not null default true,
  position integer not null default 0
);
insert into vendor (code, name) values ('HOUSE', 'Camellia Originals');
insert into vendor (code, name) select distinct vendor, vendor from game on conflict do nothing;

alter table game
  add constraint game_vendor foreign key (vendor) references vendor,
  -- Which of its certified variants the site plays; null for a game that has only one.
  add column variant text check (variant in ('94', '96', '97')),
  add column is_new boolean not null default false;

-- A variant is chosen for the whole site, by two people, and everyone may read when and why.
create table rtp_change (
  id           uuid primary key,
  game         text not null references game,
  from_variant text not null,
  to_variant   text not null,
  reason       text not null,
  status       text not null default 'PENDING' check (status in ('PENDING', 'ACTIVE', 'REJECTED')),
  made_by      bigint not null references member,
  made_at      timestamptz not null default now(),
  decided_by   bigint references member,
  decided_at   timestamptz,
  constraint rtp_change_two check (status <> 'ACTIVE' or (decided_by is not null and decided_by <> made_by)),
  constraint rtp_change_decided check ((status = 'PENDING') = (decided_at is null)),
  constraint rtp_change_differs check (from_variant <> to_variant)
);
create unique index rtp_change_one_open on rtp_change (game) where status = 'PENDING';
create index rtp_change_game on rtp_change (game, decided_at desc);

-- What a title paid back by day and variant, for the monitor: gifts and bought features left out.
-- Written by a job once a day is over; the day that runs is counted from its rounds.
create table game_day (
  day          date not null,
  game         text not null,
  variant      text not null,
  rounds       bigint not null,
  stake        bigint not null,
  win          bigint not null,
  -- Sum of squared stakes: how far chance may lead depends on it.
  stake_square numeric not null,
  primary key (game, day, variant)
);
grant select on game_day to camellia_app;

create table favourite (
  member_id bigint not null references member,
  game      text not null references game,
  at        timestamptz not null default now(),
  primary key (member_id, game)
);

-- The last round of a game that its player has seen to the end: a later one is played again.
create table round_shown (
  member_id bigint not null references member,
  game      text not null references game,
  round_id  uuid not null,
  primary key (member_id, game)
) with (fillfactor = 50);

-- A gift of staff: free rounds with the title's normal mathematics, or a fixed prize. What it may
-- cost is set aside from the line's promotion money when it is made.
create table call (
  id          uuid primary key,
  kind        text not null check (kind in ('SPINS', 'PRIZE')),
  member_id   bigint not null references member,
  game        text references game,
  bet         bigint check (bet > 0),
  spins       integer check (spins between 1 and 1000),
  spins_left  integer check (spins_left between 0 and spins),
  -- The price that is set aside: spins times bet, or the prize.
  amount      bigint not null check (amount > 0),
  won         bigint not null default 0,
  status      text not null default 'PENDING'
    check (status in ('PENDING', 'PROCESSING', 'FINISHED', 'REJECTED', 'CANCELED')),
  memo        text not null default '',
  needs_two   boolean not null,
  funded_by   bigint not null references member,
  made_by     bigint not null references member,
  made_at     timestamptz not null default now(),
  approved_by bigint references member,
  approved_at timestamptz,
  accepted_at timestamptz,
  expires_at  timestamptz not null,
  ended_at    timestamptz,
  reason      text not null default '',
  constraint call_two check (
    not needs_two or status in ('PENDING', 'REJECTED', 'CANCELED')
    or (approved_by is not null and approved_by <> made_by)),
  constraint call_not_own check (made_by <> member_id and approved_by is distinct from member_id),
  constraint call_spins check ((kind = 'SPINS') =
    (game is not null and bet is not null and spins is not null and spins_left is not null))
);
create index call_member on call (member_id, made_at desc);
create index call_made on call (made_at desc, id desc);
create index call_open on call (expires_at) where status in ('PENDING', 'PROCESSING');

alter table round add column gift uuid;

alter table wallet
  add column promo bigint not null default 0 constraint wallet_promo check (promo >= 0),
  add column promo_seq bigint not null default 0;

alter table rtp_change enable row level security;
alter table favourite enable row level security;
alter table round_shown enable row level security;
alter table call enable row level security;
-- When and why a return was changed is public.
create policy rtp_change_public on rtp_change for select to camellia_app using (true);
create policy rtp_change_made on rtp_change for insert to camellia_app with check (app_is_head());
create policy rtp_change_decided on rtp_change for update to camellia_app using (app_is_head());
create policy favourite_own on favourite to camellia_app
  using (member_id = app_actor()) with check (member_id = app_actor());
create policy round_shown_own on round_shown to camellia_app
  using (member_id = app_actor()) with check (member_id = app_actor());
create policy call_below on call to camellia_app
  using (exists (select 1 from member m where m.id = member_id));
grant select on vendor to camellia_app;
grant select, insert on rtp_change to camellia_app;
grant update (status, decided_by, decided_at) on rtp_change to camellia_app;
grant select, insert, delete on favourite to camellia_app;
grant select, insert, update on round_shown to camellia_app;
grant select, insert on call to camellia_app;
grant update (status, won, approved_by, approved_at, accepted_at, ended_at, reason) on call to camellia_app;
grant update (open, position, is_new, variant, min_bet, max_bet) on game to camellia_app;
grant update (open, position) on vendor to camellia_app;
-- The catalogue is everyone's to see and the head office's to change.
alter table game enable row level security;
create policy game_seen on game for select to camellia_app using (true);
create policy game_changed on game for update to camellia_app using (app_is_head());
alter table vendor enable row level security;
create policy vendor_seen on vendor for select to camellia_app using (true);
create policy vendor_changed on vendor for update to camellia_app using (app_is_head());

-- PROMO, the promotion money of a line, is one more account with a row.
create or replace function ledger_change(owner bigint, account text, change bigint,
                                         out seq bigint, out before bigint) returns record
  language plpgsql set search_path = public, pg_temp as $$
begin
  if owner is null then
    if account in ('CASH', 'POINT', 'HOLD', 'PROMO') then
      raise exception 'a % account needs its owner', account;
    end if;
    return;
  end if;
  case account
    when 'CASH' then
      update wallet w set cash = cash + change, cash_seq = cash_seq + 1, version = version + 1
        where member_id = owner returning w.cash_seq, w.cash - change into seq, before;
    when 'POINT' then
      update wallet w set point = point + change, point_seq = point_seq + 1, version = version + 1
        where member_id = owner returning w.point_seq, w.point - change into seq, before;
    when 'HOLD' then
      update wallet w set hold = hold + change, hold_seq = hold_seq + 1, version = version + 1
        where member_id = owner returning w.hold_seq, w.hold - change into seq, before;
    when 'PROMO' then
      update wallet w set promo = promo + change, promo_seq = promo_seq + 1, version = version + 1
        where member_id = owner returning w.promo_seq, w.promo - change into seq, before;
    else raise exception '% is not an account of a member', account;
  end case;
  if seq is null then
    raise exception 'member % has no wallet', owner;
  end if;
end $$;

-- As in 003, and besides: how the player protects themselves, the variant of the title that the
-- player was shown, and gifts, whose stake comes from what was set aside for them.
create or replace function ledger_bets_at(requests jsonb, past timestamptz) returns setof bet_answer
  language plpgsql set search_path = public, pg_temp
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
  set plan_cache_mode = force_generic_plan set jit = off as $$
declare
  moment timestamptz;
  today date;
begin
  moment := ledger_lock_day();
  moment := coalesce(past, moment);
  today := business_day(moment);

  -- First lock, in id order, so that two batches never wait for each other in a circle.
  perform 1 from wallet
    where member_id = any (select (r ->> 'member')::bigint from jsonb_array_elements(requests) r)
    order by member_id for update;

  -- Then look with a fresh snapshot: nothing judged below can change before we commit.
  return query
  with request as materialized (
    select * from jsonb_to_recordset(requests) as r(
      n integer, member bigint, session uuid, key text, hash text, round uuid, game text,
      stake bigint, bet bigint, win bigint, choice jsonb, outcome jsonb, seed uuid, nonce bigint,
      variant text, gift uuid)
  ),
  judged as materialized (
    select r.*, case when r.gift is null then r.stake else 0 end as paid,
           m.rate_version, g.type as game_type, w.cash, w.point, w.cash_seq, w.version,
           w.seed_id as wallet_seed, w.nonce as wallet_nonce, c.id as first_id, c.at as first_at,
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
                 and k.bet = r.stake and k.expires_at > moment) then 'CONFLICT'
             when w.seed_id is distinct from r.seed or w.nonce <> r.nonce then 'STALE'
             when r.gift is null and w.cash < r.stake then 'INFLUCIANT_BALANCE'
             else 'OK'
           end as verdict
    from request r
    -- Limited laterals: looked up by key for each request, however small a table was when planned.
    left join lateral (
      select id, status, rate_version from member x where x.id = r.member limit 1) m on true
    left join lateral (select * from wallet x where x.member_id = r.member limit 1) w on true
    left join lateral (
      select x.code, x.type, x.variant, x.min_bet, x.max_bet,
             x.open and exists (select 1 from vendor v where v.code = x.vendor and v.open) as open
      from game x where x.code = r.game limit 1) g on true
    left join lateral (
      select id, at, request_hash from cause x
      where x.member_id = r.member and x.key = r.key limit 1) c on true
    left join lateral (
      select bet_barred(p.member_id, case when r.gift is null then r.stake else 0 end, moment) as why
      from protection p where p.member_id = r.member limit 1) b on true
  ),
  accepted as materialized (
    select * from judged j where j.verdict = 'OK'
  ),
  paid as (
    update wallet w
    set cash = w.cash - a.paid + a.win,
        cash_seq = w.cash_seq + (a.paid > 0)::integer + (a.win > 0)::integer,
        version = w.version + 1,
        nonce = w.nonce + 1
    from accepted a where w.member_id = a.member
  ),
  known as (
    insert into cause (member_id, key, request_hash, id, at)
    select a.member, a.key, decode(a.hash, 'hex'), a.round, moment from accepted a
  ),
  moved as (
    insert into transfer (at, cause, kind, member_id, amount,
      from_account, from_owner, from_seq, from_before, to_account, to_owner, to_seq, to_before)
    select moment, a.round, 'BET', a.member, a.stake,
           'CASH', a.member, a.cash_seq + 1, a.cash, 'HOUSE:' || a.game_type,
           null::bigint, null::bigint, null::bigint
    from accepted a where a.gift is null
    union all
    select moment, a.round, 'CALL_BET', a.member, a.stake,
           'CALLS', null, null, null, 'HOUSE:' || a.game_type, null, null, null
    from accepted a where a.gift is not null
    union all
    select moment, a.round, case when a.gift is null then 'WIN' else 'CALL_AWARD' end,
           a.member, a.win, 'HOUSE:' || a.game_type, null, null, null,
           'CASH', a.member, a.cash_seq + (a.paid > 0)::integer + 1, a.cash - a.paid
    from accepted a where a.win > 0
  ),
  played as (
    insert into round (id, at, member_id, game, game_type, stake, win, status, choice, outcome,
                       seed_id, nonce, cash_before, rate_version, gift)
    select a.round, moment, a.member, a.game, a.game_type, a.stake, a.win,
           case when a.win > 0 then 'FINISHED' else 'LOSE' end,
           a.choice, a.outcome, a.seed, a.nonce, a.cash, a.rate_version, a.gift
    from accepted a
  ),
  given as (
    update call k set spins_left = k.spins_left - 1, won = k.won + a.win,
      accepted_at = coalesce(k.accepted_at, moment),
      status = case when k.spins_left = 1 then 'FINISHED' else k.status end,
      ended_at = case when k.spins_left = 1 then moment end
    from accepted a where k.id = a.gift
  ),
  -- Commissions and loss limits know only what players stake themselves.
  rolled as (
    insert into rollup_day as d (member_id, day, game_type, rate_version, rounds, stake, win)
    select a.member, today, a.game_type, a.rate_version, 1, a.stake, a.win
    from accepted a where a.gift is null
    on conflict (member_id, day, game_type, rate_version) do update
      set rounds = d.rounds + 1, stake = d.stake + excluded.stake, win = d.win + excluded.win
  )
  select j.n, j.verdict, coalesce(j.first_at, moment), j.cash,
         case when j.verdict = 'OK' then j.cash - j.paid + j.win else j.cash end, j.point,
         case when j.verdict = 'OK' then j.version + 1 else j.version end,
         j.wallet_seed, j.wallet_nonce,
         case when j.verdict = 'REPLAY' then
           (select to_jsonb(o) from round o where o.id = j.first_id and o.at = j.first_at)
         else j.why end
  from judged j;
end $$;

-- Where all the money is, for the head office. The accounts of the house have no row: they are what
-- went in less what went out, from every transfer there ever was.
create function money_places() returns table (account text, holders integer, balance bigint, today bigint)
  language sql stable security definer set search_path = public, pg_temp as $$
  with start as (
    select business_day(now())::timestamp at time zone 'Asia/Seoul' as at
  ), side as (
    select from_account as account, from_owner as owner, -amount as change, at from transfer
    union all
    select to_account, to_owner, amount, at from transfer
  ), moved as (
    select s.account, sum(s.change) filter (where s.owner is null) as house,
           sum(s.change) filter (where s.at >= start.at) as today
    from side s, start group by s.account
  ), held as (
    select a.account, count(*) filter (where a.balance > 0)::integer as holders,
           sum(a.balance)::bigint as balance
    from wallet w, lateral (values ('CASH', w.cash), ('POINT', w.point), ('HOLD', w.hold),
                                   ('PROMO', w.promo)) as a (account, balance)
    group by a.account
  )
  select coalesce(h.account, m.account), h.holders,
         coalesce(h.balance, m.house, 0)::bigint, coalesce(m.today, 0)::bigint
  from held h full join moved m using (account)
  where exists (select 1 from member x where x.id = app_scope() and x.parent_id is null)
  order by (h.account is null), 1
$$;
revoke all on function money_places() from public;
grant execute on function money_places() to camellia_app;

-- The commit of the seeds behind a round below the reader. Seeds themselves stay their owner's.
create function round_commit(wanted uuid) returns text
  language sql stable security definer set search_path = public, pg_temp as $$
  select encode(s.commit, 'hex') from round r
    join seed_pair s on s.id = r.seed_id join member m on m.id = r.member_id
  where r.id = wanted and m.path @> array[app_scope()]
$$;
revoke all on function round_commit(uuid) from public;
grant execute on function round_commit(uuid) to camellia_app;

-- What the slots of the whole site paid back on one business day, from its rounds.
create function game_day_of(wanted date)
  returns table (game text, variant text, rounds bigint, stake bigint, win bigint, stake_square numeric)
  language sql stable security definer set search_path = public, pg_temp as $$
  select r.game, r.outcome ->> 'variant', count(*), sum(r.stake)::bigint, sum(r.win)::bigint,
         sum(r.stake::numeric * r.stake)
  from round r
  where r.at >= wanted::timestamp at time zone 'Asia/Seoul'
    and r.at < (wanted + 1)::timestamp at time zone 'Asia/Seoul'
    and r.game_type = 'SLOT' and r.gift is null and not coalesce((r.choice ->> 'buy')::boolean, false)
  group by 1, 2
$$;
revoke all on function game_day_of(date) from public;
grant execute on function game_day_of(date) to camellia_app;
