-- What someone looks at often: a screen of the office and what its address says, by a name.
create table saved_filter (
  member_id  bigint not null references member,
  screen     text not null check (screen ~ '^/[a-z0-9/-]{1,60}$'),
  name       text not null check (length(name) between 1 and 40),
  address    text not null check (length(address) <= 1000),
  created_at timestamptz not null default now(),
  primary key (member_id, screen, name)
);
alter table saved_filter enable row level security;
create policy saved_filter_own on saved_filter to camellia_app
  using (member_id = app_actor()) with check (member_id = app_actor());
grant select, insert, update, delete on saved_filter to camellia_app;
