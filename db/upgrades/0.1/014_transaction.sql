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
  constraint company_account_approved check (status = 'PENDING' or approved_by is not null or status = 'OFF')
);

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
  constraint transaction_moved check (status <> 'FINISHED' or (before is not null and after is not null))
);
create unique index transaction_key on transaction (created_by, key);
create unique index transaction_one_open on transaction (member_id, type)
  where status = 'PENDING' and type in ('DEPOSIT', 'WITHDRAW', 'COIN_DEPOSIT');
create index transaction_member on transaction (member_id, created_at desc, id desc);
create index transaction_queue on transaction (type, created_at) where status = 'PENDING';
create index transaction_newest on transaction (created_at desc, id desc);
create index transaction_decided_at on transaction (type, decided_at desc) where status <> 'PENDING';

alter table transaction enable row level security;
create policy transaction_below on transaction to camellia_app
  using (exists (select 1 from member m where m.id = member_id));
-- Accounts of the site are everyone's to see; those of a line that line's; the owner's and above to write.
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

grant select, insert on transaction, company_account to camellia_app;
grant update (status, claimed_by, claimed_at, approved_by, approved_at, decided_by, decided_at, reason,
              before, after) on transaction to camellia_app;
grant update (status, approved_by, approved_at) on company_account to camellia_app;

-- Whoever is shown an account lets it rest; that is all a player may do to one.
create function company_account_rest(account uuid) returns void
  language sql security definer set search_path = public, pg_temp
  begin atomic
    update company_account set shown_at = now() where id = account and status = 'ACTIVE';
  end;
revoke all on function company_account_rest(uuid) from public;
grant execute on function company_account_rest(uuid) to camellia_app;

-- How long requests take now, for whoever waits: the middle of the last fifty of the whole site, so
-- that it says nothing about anyone in particular.
create function transaction_usual_minutes(wanted text) returns integer
  language sql stable security definer set search_path = public, pg_temp as $$
  select case when count(*) < 5 then null else greatest(1, round(percentile_cont(0.5) within group
    (order by extract(epoch from decided_at - created_at) / 60)))::integer end
  from (select created_at, decided_at from transaction
        where type = wanted and status <> 'PENDING' and decided_by is distinct from member_id
        order by decided_at desc limit 50) last
$$;
revoke all on function transaction_usual_minutes(text) from public;
grant execute on function transaction_usual_minutes(text) to camellia_app;
