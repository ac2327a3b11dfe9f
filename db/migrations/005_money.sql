-- Money that people ask for and staff decide on, and what staff pay and collect: one row for each,
-- whatever its state. The ledger moves the money; a row here says who asked, who decided, and why.

-- Where players send their money: of the site, or of one partner's line. Two people make one.
create table company_account (
  id             uuid primary key,
  owner_id       bigint references member,
  bank           text not null,
  holder         text not null,
  account_sealed bytea not null,
  status         text not null default 'PENDING' check (status in ('PENDING', 'ACTIVE', 'OFF')),
  made_by        bigint not null references member,
  made_at        timestamptz not null default now(),
  approved_by    bigint references member,
  approved_at    timestamptz,
  -- The one that rested longest is shown next.
  shown_at       timestamptz not null default '-infinity',
  constraint company_account_two check (approved_by is distinct from made_by),
  constraint company_account_approved check (
    status = 'PENDING' or approved_by is not null or status = 'OFF')
);
-- Accounts of the site are everyone's to see; those of a line that line's; the owner's and above to
-- write.
alter table company_account enable row level security;
create policy company_account_seen on company_account for select to camellia_app
  using (owner_id is null
         or owner_id = any ((select m.path from member m where m.id = app_scope())::bigint[])
         or owner_id = any ((select m.path from member m where m.id = app_actor())::bigint[])
         or exists (select 1 from member m where m.id = owner_id));
create policy company_account_made on company_account for insert to camellia_app
  with check (role_is_mine(owner_id));
create policy company_account_changed on company_account for update to camellia_app
  using (role_is_mine(owner_id));
grant select, insert, update (status, approved_by, approved_at) on company_account to camellia_app;

create table transaction (
  id          uuid primary key,
  type        text not null check (type in
    ('DEPOSIT', 'WITHDRAW', 'PAYMENT', 'COLLECT', 'POINT_CONVERT', 'COIN_DEPOSIT')),
  member_id   bigint not null references member,
  amount      bigint not null check (amount > 0),
  status      text not null default 'PENDING' check (status in ('PENDING', 'FINISHED', 'REJECTED')),
  created_at  timestamptz not null default now(),
  created_by  bigint not null references member,
  -- Names the attempt: the same again is the same transaction.
  key         text not null,
  -- Whose balance a payment comes from or a collect goes to; null: the outside world.
  payer_id    bigint references member,
  address     inet,
  memo        text not null default '',
  -- From this amount on two different people decide (product.md 6).
  needs_two   boolean not null default false,
  -- Who works on it now, so that two do not.
  claimed_by  bigint references member,
  claimed_at  timestamptz,
  approved_by bigint references member,
  approved_at timestamptz,
  decided_by  bigint references member,
  decided_at  timestamptz,
  reason      text not null default '',
  -- Of the member's balance, when the money moved.
  before      bigint,
  after       bigint,
  -- Where a deposit was to be sent; where a withdrawal goes, as it was when it was asked for.
  company_account_id uuid references company_account,
  bank           text,
  depositor      text,
  account_sealed bytea,
  constraint transaction_two_people check (
    not needs_two or status <> 'FINISHED'
    or (approved_by is not null and decided_by is not null and approved_by <> decided_by)),
  -- Nobody decides on their own money.
  constraint transaction_not_own check (
    (approved_by is null or approved_by <> member_id)
    and (decided_by is null or decided_by <> member_id or status = 'REJECTED'
         or type = 'POINT_CONVERT')),
  constraint transaction_decided check ((status = 'PENDING') = (decided_at is null)),
  constraint transaction_moved check (
    status <> 'FINISHED' or (before is not null and after is not null))
);
create unique index transaction_key on transaction (created_by, key);
create unique index transaction_one_open on transaction (member_id, type)
  where status = 'PENDING' and type in ('DEPOSIT', 'WITHDRAW', 'COIN_DEPOSIT');
create index transaction_member on transaction (member_id, created_at desc, id desc);
create index transaction_queue on transaction (type, created_at) where status = 'PENDING';
create index transaction_newest on transaction (created_at desc, id desc);
create index transaction_decided_at on transaction (type, decided_at desc)
  where status <> 'PENDING';
create index transaction_alone on transaction (decided_by, decided_at)
  where status = 'FINISHED' and not needs_two;
alter table transaction enable row level security;
create policy transaction_below on transaction to camellia_app
  using (exists (select 1 from member m where m.id = member_id));
grant select, insert, update (status, needs_two, claimed_by, claimed_at, approved_by, approved_at,
  decided_by, decided_at, reason, before, after) on transaction to camellia_app;

-- A deposit that waits for a chain: the price is fixed, the address is its own.
create table coin_deposit (
  transaction_id uuid primary key references transaction,
  member_id      bigint not null references member,
  coin           text not null,
  network        text not null,
  address        text not null unique,
  -- Smallest parts of a coin: whole numbers, however many digits it has.
  units          numeric(40) not null check (units > 0),
  -- Won for one coin.
  rate           bigint not null check (rate > 0),
  expires_at     timestamptz not null,
  seen_units     numeric(40),
  seen_hash      text,
  seen_at        timestamptz,
  confirmations  integer not null default 0,
  -- Nothing more is expected here.
  closed_at      timestamptz,
  -- Whom the watcher of the chain has not looked at for longest comes next: nobody can stand before
  -- others by opening and cancelling prices.
  looked_at      timestamptz not null default '-infinity',
  created_at     timestamptz not null default now()
);
-- One payment on the chain is credited once.
create unique index coin_deposit_hash on coin_deposit (network, seen_hash);
create index coin_deposit_open on coin_deposit (looked_at) where closed_at is null;
create index coin_deposit_member on coin_deposit (member_id, created_at);
alter table coin_deposit enable row level security;
create policy coin_deposit_below on coin_deposit to camellia_app
  using (exists (select 1 from member m where m.id = member_id));
grant select, insert, update (closed_at) on coin_deposit to camellia_app;

-- The invented chain of play money: what was pretended to be sent.
create table simulated_payment (
  address text primary key,
  units   numeric(40) not null check (units > 0),
  hash    text not null unique,
  at      timestamptz not null default now()
);
grant select, insert on simulated_payment to camellia_app;
