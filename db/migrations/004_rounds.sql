-- Games, the seeds their rounds are drawn from, the rounds, and gifts of staff ("call").

-- The catalogue is everyone's to see and the head office's to change.
create table vendor (
  code     text primary key,
  name     text not null,
  open     boolean not null default true,
  position integer not null default 0
);
alter table vendor enable row level security;
create policy vendor_seen on vendor for select to camellia_app using (true);
create policy vendor_changed on vendor for update to camellia_app using (app_is_head());
grant select, update (open, position) on vendor to camellia_app;
insert into vendor (code, name) values ('HOUSE', 'Camellia Originals');

create table game (
  code      text primary key,
  vendor    text not null constraint game_vendor references vendor,
  type      text not null
    check (type in ('CASINO', 'SLOT', 'HOLDEM', 'LOTTERY', 'MINI', 'HOTEL', 'SPORTS')),
  names     jsonb not null,
  rtp       integer not null check (rtp between 0 and 10000),
  min_bet   bigint not null check (min_bet > 0),
  max_bet   bigint not null check (max_bet >= min_bet),
  open      boolean not null default true,
  position  integer not null default 0,
  -- Which of its certified variants the site plays; null for a game that has only one.
  variant   text check (variant in ('94', '96', '97')),
  is_new    boolean not null default false
);
alter table game enable row level security;
create policy game_seen on game for select to camellia_app using (true);
create policy game_changed on game for update to camellia_app using (app_is_head());
grant select, update (min_bet, max_bet, open, position, variant, is_new) on game to camellia_app;

-- The two seeds behind the outcomes of a member's rounds. Announced by its commit before its player
-- chooses the client seed, revealed when it is rotated out.
create table seed_pair (
  id          uuid primary key,
  member_id   bigint not null references member,
  -- Sealed by the application until it is shown; what was shown by 0.1 is plain.
  server_seed bytea not null,
  commit      bytea not null,
  -- A pair in use has a client seed, a next one has none.
  client_seed text,
  -- How many rounds it served, written when it is revealed.
  rounds      bigint,
  created_at  timestamptz not null default now(),
  revealed_at timestamptz,
  constraint seed_pair_sealed check (length(server_seed) > 32 or revealed_at is not null)
);
create index seed_pair_member on seed_pair (member_id, created_at desc);
alter table seed_pair enable row level security;
-- Seeds are the player's own business, not their partner's.
create policy seed_own on seed_pair to camellia_app using (member_id = app_actor());
grant select on seed_pair to camellia_app;

-- One game result with its bet: an instant round is settled in the transaction that makes it.
create table round (
  id           uuid not null,
  at           timestamptz not null,
  member_id    bigint not null,
  game         text not null,
  game_type    text not null,
  stake        bigint not null check (stake > 0),
  win          bigint not null check (win >= 0),
  cancel_stake bigint not null default 0,
  cancel_win   bigint not null default 0,
  status       text not null check (status in ('PENDING','PROCESSING','FINISHED','LOSE','CANCEL')),
  choice       jsonb not null,
  outcome      jsonb not null,
  seed_id      uuid not null,
  nonce        bigint not null,
  cash_before  bigint not null,
  rate_version bigint not null,
  -- The gift it was played from.
  gift         uuid,
  -- What it was drawn with, in the round itself. Rounds of 0.1 have their commit in the pair.
  commit       bytea,
  stream       smallint not null default 1,
  primary key (id, at)
) partition by range (at);
create index round_member on round (member_id, id desc);
create index round_at on round using brin (at);
alter table round enable row level security;
create policy round_below on round to camellia_app
  using (exists (select 1 from member m where m.id = member_id and m.path @> array[app_scope()]));
grant select on round to camellia_app;

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
  constraint rtp_change_two check (
    status <> 'ACTIVE' or (decided_by is not null and decided_by <> made_by)),
  constraint rtp_change_decided check ((status = 'PENDING') = (decided_at is null)),
  constraint rtp_change_differs check (from_variant <> to_variant)
);
create unique index rtp_change_one_open on rtp_change (game) where status = 'PENDING';
create index rtp_change_game on rtp_change (game, decided_at desc);
alter table rtp_change enable row level security;
-- When and why a return was changed is public.
create policy rtp_change_public on rtp_change for select to camellia_app using (true);
create policy rtp_change_made on rtp_change for insert to camellia_app with check (app_is_head());
create policy rtp_change_decided on rtp_change for update to camellia_app using (app_is_head());
grant select, insert, update (status, decided_by, decided_at) on rtp_change to camellia_app;

-- What a title paid back by day and variant, for the monitor: gifts left out, games without
-- variants under the empty one. It is judged by the exact distribution: the sum of what rounds paid in
-- hundredths of the bet does not depend on the stakes; squares are kept so that the spread can be
-- compared. Written by a job once a day is over; the day that runs is counted from its rounds.
create table game_day (
  day          date not null,
  game         text not null,
  variant      text not null,
  rounds       bigint not null,
  stake        bigint not null,
  win          bigint not null,
  -- Sum of squared stakes: how far chance may lead depends on it.
  stake_square numeric not null,
  -- Bought features are counted by themselves.
  kind         text not null default 'spin' check (kind in ('spin', 'buy')),
  -- Null in days that were summed before this was kept: they are shown and not judged.
  cents        bigint,
  cents_square numeric,
  primary key (game, day, variant, kind)
);
grant select on game_day to camellia_app;

-- A game that left what chance allows, told once per game and day.
create table rtp_alarm (
  game    text not null references game,
  day     date not null,
  variant text not null,
  kind    text not null check (kind in ('spin', 'buy')),
  rounds  bigint not null,
  -- Distance as a bell curve would have it for the same exact chance.
  z       numeric not null,
  -- What a round paid back on average, in basis points of what it cost.
  mean    integer not null,
  at      timestamptz not null default now(),
  primary key (game, day)
);
alter table rtp_alarm enable row level security;
create policy rtp_alarm_head on rtp_alarm for select to camellia_app using (app_is_head());
grant select on rtp_alarm to camellia_app;

create table favourite (
  member_id bigint not null references member,
  game      text not null references game,
  at        timestamptz not null default now(),
  primary key (member_id, game)
);
alter table favourite enable row level security;
create policy favourite_own on favourite to camellia_app
  using (member_id = app_actor()) with check (member_id = app_actor());
grant select, insert, delete on favourite to camellia_app;

-- The last round of a game that its player has seen to the end: a later one is played again.
create table round_shown (
  member_id bigint not null references member,
  game      text not null references game,
  round_id  uuid not null,
  primary key (member_id, game)
) with (fillfactor = 50);
alter table round_shown enable row level security;
create policy round_shown_own on round_shown to camellia_app
  using (member_id = app_actor()) with check (member_id = app_actor());
grant select, insert, update on round_shown to camellia_app;

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
alter table call enable row level security;
create policy call_below on call to camellia_app
  using (exists (select 1 from member m where m.id = member_id));
grant select, insert, update (won, status, approved_by, approved_at, accepted_at, ended_at, reason)
  on call to camellia_app;
