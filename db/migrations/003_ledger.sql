-- Money. Only the functions ledger_* write here: the application role may read and call them. The
-- partitions by month are made by ledger_ensure_month.

-- The one row of a member that a money movement locks: its balances, their chains, the game nonce.
create table wallet (
  member_id bigint primary key references member,
  cash      bigint not null default 0 constraint wallet_cash check (cash >= 0),
  point     bigint not null default 0 constraint wallet_point check (point >= 0),
  hold      bigint not null default 0 constraint wallet_hold check (hold >= 0),
  cash_seq  bigint not null default 0,
  point_seq bigint not null default 0,
  hold_seq  bigint not null default 0,
  -- Grows with every change, so that a browser can drop an older push.
  version   bigint not null default 0,
  -- The seed pair in use and its next nonce: compared and set under the lock of this row.
  seed_id   uuid,
  nonce     bigint not null default 0,
  promo     bigint not null default 0 constraint wallet_promo check (promo >= 0),
  promo_seq bigint not null default 0,
  -- The pair that comes next, known by its commit.
  next_seed uuid
) with (fillfactor = 50);
alter table wallet enable row level security;
create policy wallet_below on wallet to camellia_app
  using (exists (select 1 from member m where m.id = member_id and m.path @> array[app_scope()]));
grant select on wallet to camellia_app;

-- Money moves from one account to another: unbalanced books cannot be written down. A side that
-- has a row (CASH, POINT, HOLD) keeps its place in the chain and its balance before; the others
-- (HOUSE:type, BANK, BONUS, COMMISSION, ROUNDING) are derived from here and may be negative.
create table transfer (
  at           timestamptz not null,
  cause        uuid not null,
  kind         text not null,
  member_id    bigint not null,
  amount       bigint not null check (amount > 0),
  from_account text not null,
  from_owner   bigint,
  from_seq     bigint,
  from_before  bigint,
  to_account   text not null,
  to_owner     bigint,
  to_seq       bigint,
  to_before    bigint,
  constraint transfer_from check ((from_owner is null) = (from_seq is null)),
  constraint transfer_to check ((to_owner is null) = (to_seq is null)),
  constraint transfer_enough check (from_before is null or from_before >= amount)
) partition by range (at);
create unique index transfer_from_chain on transfer (from_owner, from_account, from_seq, at)
  where from_owner is not null;
create unique index transfer_to_chain on transfer (to_owner, to_account, to_seq, at)
  where to_owner is not null;
create index transfer_at on transfer using brin (at);
-- Money that moved other than by bets, from either side: a history of what people did.
create index transfer_in on transfer (to_owner, at desc)
  where to_owner is not null and kind not in ('BET', 'WIN');
create index transfer_out on transfer (from_owner, at desc)
  where from_owner is not null and kind not in ('BET', 'WIN');
alter table transfer enable row level security;
create policy transfer_below on transfer to camellia_app
  using (exists (select 1 from member m where m.id = member_id and m.path @> array[app_scope()]));
grant select on transfer to camellia_app;

-- Why money moved, once: doing anything twice finds the first here and answers the same.
create table cause (
  member_id    bigint not null,
  key          text not null,
  request_hash bytea not null,
  id           uuid not null,
  at           timestamptz not null,
  answer       jsonb,
  primary key (member_id, key),
  -- Keys of browsers and of the system never meet: each kind of cause has a namespace of its own.
  constraint cause_key check (length(key) between 3 and 200 and key like '%_:_%')
) partition by hash (member_id);
create table cause_0 partition of cause for values with (modulus 4, remainder 0);
create table cause_1 partition of cause for values with (modulus 4, remainder 1);
create table cause_2 partition of cause for values with (modulus 4, remainder 2);
create table cause_3 partition of cause for values with (modulus 4, remainder 3);

-- What commissions and reports are computed from, kept in the same transaction as the round.
create table rollup_day (
  member_id    bigint not null,
  day          date not null,
  game_type    text not null,
  rate_version bigint not null,
  rounds       bigint not null,
  stake        bigint not null,
  win          bigint not null,
  primary key (member_id, day, game_type, rate_version)
) with (fillfactor = 50);
create index rollup_day_day on rollup_day (day);
alter table rollup_day enable row level security;
create policy rollup_below on rollup_day to camellia_app
  using (exists (select 1 from member m where m.id = member_id and m.path @> array[app_scope()]));
grant select on rollup_day to camellia_app;
