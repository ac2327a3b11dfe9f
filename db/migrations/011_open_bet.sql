-- Bets that are settled later. What they hold is the balance of PLAY: at every commit the stakes of
-- the open bets of a type add up to it.

-- A round that is drawn once for everyone who bet on it before it closed.
create table event (
  id          uuid primary key,
  game        text not null references game,
  -- Of its game: 1, 2, 3 …; the nonce of the draw.
  number      bigint not null,
  phase       text not null default 'OPEN'
    check (phase in ('OPEN', 'CLOSED', 'DRAWN', 'SETTLED', 'VOID')),
  opens_at    timestamptz not null,
  closes_at   timestamptz not null check (closes_at > opens_at),
  commit      bytea not null,
  -- Sealed, and shown with the outcome.
  server_seed bytea not null,
  -- How many bets are in, and the peaks of the tree over them, joined by commas.
  bets        integer not null default 0,
  peaks       text not null default '',
  root        bytea,
  outcome     jsonb,
  closed_at   timestamptz,
  drawn_at    timestamptz,
  settled_at  timestamptz,
  reason      text not null default '',
  unique (game, number),
  constraint event_drawn check ((phase in ('DRAWN', 'SETTLED')) = (outcome is not null))
);
create unique index event_one_open on event (game) where phase = 'OPEN';
create index event_unfinished on event (game, number) where settled_at is null;

-- The leaves of its tree, thirty-two bytes each, in the order of acceptance: what others need to
-- prove their own bet, without telling what any of them says.
create table event_leaves (
  event_id uuid primary key references event,
  leaves   bytea not null
);

create table event_lease (
  game       text primary key references game,
  runner     uuid not null,
  fence      bigint not null,
  until      timestamptz not null,
  -- When somebody last looked at it: a round for nobody need not run.
  watched_at timestamptz
);

create table open_bet (
  id          uuid primary key,
  at          timestamptz not null,
  member_id   bigint not null,
  game        text not null,
  game_type   text not null,
  event_id    uuid not null references event,
  -- Its place among the bets of the round.
  place       integer not null check (place >= 0),
  stake       bigint not null check (stake > 0),
  choice      jsonb not null,
  salt        bytea not null,
  leaf        bytea not null,
  epoch       bigint not null,
  cash_before bigint not null,
  constraint open_bet_place unique (event_id, place)
);
create index open_bet_member on open_bet (member_id, id desc);

alter table open_bet enable row level security;
create policy open_bet_below on open_bet for select to camellia_app
  using (exists (select 1 from member m where m.id = member_id and m.path @> array[app_scope()]));
alter table event enable row level security;
create policy event_seen on event for select to camellia_app using (true);
alter table event_leaves enable row level security;
create policy event_leaves_seen on event_leaves for select to camellia_app using (true);
alter table event_lease enable row level security;
grant select on open_bet, event_leaves to camellia_app;
-- All but the seed, which a function shows once the round is drawn.
grant select (id, game, number, phase, opens_at, closes_at, commit, bets, peaks, root, outcome,
              closed_at, drawn_at, settled_at, reason) on event to camellia_app;

-- A round that was settled later: when it was bet, and its place in the shared round.
alter table round alter column seed_id drop not null;
alter table round add column placed_at timestamptz;
alter table round add column event_id uuid;
alter table round add column place integer;
alter table round add column salt bytea;
alter table round add constraint round_drawn_from
  check ((seed_id is null) <> (event_id is null));
create index round_event on round (event_id, place) where event_id is not null;
