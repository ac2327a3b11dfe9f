-- Whom the watcher of the chain has not looked at for longest comes next: nobody can stand before
-- others by opening and cancelling prices.
alter table coin_deposit add column looked_at timestamptz not null default '-infinity';
alter table coin_deposit add column created_at timestamptz not null default now();
drop index coin_deposit_open;
create index coin_deposit_open on coin_deposit (looked_at) where closed_at is null;
drop index coin_deposit_member;
create index coin_deposit_member on coin_deposit (member_id, created_at);
