-- Money of the house that somebody of the head office puts into the promotion budget or takes out of
-- it: it is made here and now, so large sums, and many small ones, wait for a second person.
create table promo_funding (
  id         uuid primary key,
  owner_id   bigint not null references member,
  direction  text not null check (direction in ('IN', 'OUT')),
  amount     bigint not null check (amount > 0),
  status     text not null check (status in ('PENDING', 'FINISHED', 'REJECTED')),
  needs_two  boolean not null,
  made_by    bigint not null references member,
  made_at    timestamptz not null default now(),
  decided_by bigint references member,
  decided_at timestamptz,
  constraint promo_funding_two check (
    status <> 'FINISHED' or not needs_two
    or (decided_by is not null and decided_by <> made_by))
);
create index promo_funding_waits on promo_funding (owner_id, made_at) where status = 'PENDING';
create index promo_funding_alone on promo_funding (made_at) where not needs_two;
alter table promo_funding enable row level security;
create policy promo_funding_own on promo_funding to camellia_app
  using (owner_id = app_scope()) with check (owner_id = app_scope());
grant select, insert, update (status, decided_by, decided_at) on promo_funding to camellia_app;
