-- Money. Only the functions at the end write here: the application role may read and call them.

-- The one row of a member that a money movement locks: three balances, their chains, the game nonce.
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
  nonce     bigint not null default 0
) with (fillfactor = 50);

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

-- Why money moved, once: doing anything twice finds the first here and answers the same.
create table cause (
  member_id    bigint not null,
  key          text not null check (length(key) between 1 and 100),
  request_hash bytea not null,
  id           uuid not null,
  at           timestamptz not null,
  answer       jsonb,
  primary key (member_id, key)
) partition by hash (member_id);
create table cause_0 partition of cause for values with (modulus 4, remainder 0);
create table cause_1 partition of cause for values with (modulus 4, remainder 1);
create table cause_2 partition of cause for values with (modulus 4, remainder 2);
create table cause_3 partition of cause for values with (modulus 4, remainder 3);

-- The two seeds behind the outcomes of a member's rounds. Revealed when the pair is rotated out.
create table seed_pair (
  id          uuid primary key,
  member_id   bigint not null references member,
  server_seed bytea not null check (length(server_seed) = 32),
  commit      bytea not null,
  client_seed text not null,
  -- How many rounds it served, written when it is revealed.
  rounds      bigint,
  created_at  timestamptz not null default now(),
  revealed_at timestamptz
);
create index seed_pair_member on seed_pair (member_id, created_at desc);

create table game (
  code      text primary key,
  vendor    text not null,
  type      text not null
    check (type in ('CASINO', 'SLOT', 'HOLDEM', 'LOTTERY', 'MINI', 'HOTEL', 'SPORTS')),
  names     jsonb not null,
  rtp       integer not null check (rtp between 0 and 10000),
  min_bet   bigint not null check (min_bet > 0),
  max_bet   bigint not null check (max_bet >= min_bet),
  open      boolean not null default true,
  position  integer not null default 0
);

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
  primary key (id, at)
) partition by range (at);
create index round_member on round (member_id, id desc);
create index round_at on round using brin (at);

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

create function business_day(at timestamptz) returns date
  language sql immutable parallel safe
  return (at at time zone 'Asia/Seoul')::date;

-- Monthly partitions of everything that grows with play.
create function ledger_ensure_month(wanted date) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  first date := date_trunc('month', wanted)::date;
  suffix text := to_char(first, 'YYYYMM');
  parent text;
begin
  foreach parent in array array['transfer', 'round'] loop
    if to_regclass(format('%s_%s', parent, suffix)) is null then
      execute format(
        'create table %I partition of %I for values from (%L) to (%L)',
        parent || '_' || suffix, parent,
        first::timestamp at time zone 'Asia/Seoul',
        (first + interval '1 month')::timestamp at time zone 'Asia/Seoul');
    end if;
  end loop;
end $$;
revoke all on function ledger_ensure_month(date) from public;
select ledger_ensure_month((now() at time zone 'Asia/Seoul')::date);
select ledger_ensure_month(((now() at time zone 'Asia/Seoul') + interval '1 month')::date);

-- Nothing is updated or deleted: corrections are new rows.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end $$;
create trigger transfer_append_only before update or delete on transfer
  for each row execute function refuse_change();
create trigger round_append_only before update or delete on round
  for each row execute function refuse_change();
create trigger cause_append_only before update or delete on cause
  for each row execute function refuse_change();

-- The lock of a business day: bets share it, closing a period takes it alone, so that no bet in
-- flight is missed. The first number only keeps it apart from other advisory locks.
create function ledger_lock_day(out at timestamptz)
  language plpgsql as $$
begin
  loop
    at := clock_timestamp();
    perform pg_advisory_xact_lock_shared(7301, business_day(at) - date '2020-01-01');
    -- While we waited the day may have been closed: then this belongs to the next one.
    exit when business_day(clock_timestamp()) = business_day(at);
  end loop;
end $$;
