-- What the site says to its people. Both grow with the features that write them.

create table notice (
  id         uuid primary key,
  -- Title and content per language; English is the fallback.
  title      jsonb not null,
  content    jsonb not null,
  popup      boolean not null default false,
  starts_at  timestamptz not null default now(),
  ends_at    timestamptz,
  created_at timestamptz not null default now()
);

create table message (
  id          uuid primary key,
  sender_id   bigint not null references member,
  -- As it was when it was sent: a player does not see the tree above them.
  sender_name text not null,
  receiver_id bigint not null references member,
  title       text not null,
  content     text not null,
  created_at  timestamptz not null default now(),
  read_at     timestamptz,
  removed_at  timestamptz
);
create index message_box on message (receiver_id, id desc) where removed_at is null;
create index message_unread on message (receiver_id) where read_at is null and removed_at is null;

alter table message enable row level security;
create policy message_own on message to camellia_app
  using (receiver_id = app_actor() or sender_id = app_actor());

grant select on notice to camellia_app;
grant select, update on message to camellia_app;
