-- The tree of people. A role says what one may do; the place in the tree says to whom.

-- Who acts, and the root of the subtree they may see (for staff: their partner). Row security reads
-- both. After SET LOCAL a pooled connection's value is the empty string, not null.
create function app_actor() returns bigint language sql stable parallel safe
  return nullif(current_setting('app.actor', true), '')::bigint;
create function app_scope() returns bigint language sql stable parallel safe
  return nullif(current_setting('app.scope', true), '')::bigint;

create table role (
  id          bigint generated always as identity primary key,
  name        text not null check (name <> ''),
  type        text not null check (type in ('PARTNER', 'USER', 'MEMBER')),
  parent_id   bigint references role,
  permissions text[] not null default '{}',
  created_at  timestamptz not null default now(),
  constraint role_name unique (name)
);

-- Everyone: partners (PARTNER), their staff (USER) and players (MEMBER).
create table member (
  id                     bigint generated always as identity primary key,
  code                   text not null check (code ~ '^[A-Za-z0-9]{4,12}$'),
  name                   text not null check (name <> ''),
  kind                   text not null check (kind in ('PARTNER', 'USER', 'MEMBER')),
  -- The brief's numbers: 0 NORMAL, 1 NEW, 2 BLOCKED, 3 DELETED.
  status                 smallint not null default 1 check (status between 0 and 3),
  role_id                bigint not null references role,
  -- Individual overrides of the role's permissions.
  granted                text[] not null default '{}',
  withheld               text[] not null default '{}',
  parent_id              bigint references member,
  -- From the root down to this member itself: the one place that decides who sees whom.
  path                   bigint[] not null,
  invited_by             bigint references member,
  password_hash          text not null,
  withdraw_password_hash text,
  email                  text,
  bank                   text,
  depositor              text,
  -- Sealed with a key that is not in the database; the fingerprints keep them unique.
  account_sealed         bytea,
  account_print          bytea,
  phone_sealed           bytea,
  phone_print            bytea,
  rate_version           bigint not null default 0,
  address                inet,
  created_at             timestamptz not null default now(),
  decided_by             bigint references member,
  decided_at             timestamptz,
  reason                 text,
  constraint member_depth check (cardinality(path) between 1 and 10),
  constraint member_root check ((parent_id is null) = (cardinality(path) = 1)),
  constraint member_decider check (decided_by is distinct from id)
);
create unique index member_code on member (lower(code));
create unique index member_email on member (lower(email)) where email is not null and status <> 3;
create unique index member_phone on member (phone_print) where status <> 3;
create unique index member_account on member (account_print) where status <> 3;
create index member_below on member using gin (path);
create index member_waiting on member (created_at) where status = 1;
create index member_name on member (lower(name) text_pattern_ops);
create index member_code_like on member (lower(code) text_pattern_ops);

-- Rates in force from a moment on, in basis points. A bet remembers the version it was made under.
create table rate_version (
  id              bigint generated always as identity primary key,
  member_id       bigint not null references member,
  rolling         jsonb not null default '{}',
  losing          jsonb not null default '{}',
  loss_fee        integer not null default 0 check (loss_fee between 0 and 10000),
  created_at      timestamptz not null default now(),
  created_by      bigint references member
);

-- Sessions live here and nowhere else, so that ending one ends it at once on every node.
create table session (
  id         uuid primary key,
  token_hash bytea not null,
  member_id  bigint not null references member,
  site       text not null check (site in ('PLAYER', 'OFFICE')),
  -- An office session opened from a player session ends with it.
  parent_id  uuid references session,
  address    inet,
  agent      text not null default '',
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at   timestamptz,
  constraint session_token unique (token_hash)
);
create index session_open on session (member_id) where ended_at is null;

-- Every try to log in. Locks are counted from here, so that they hold on every node.
create table login (
  id        uuid primary key,
  at        timestamptz not null default now(),
  code      text not null,
  member_id bigint references member,
  site      text not null,
  address   inet,
  agent     text not null default '',
  outcome   text not null
);
create index login_code on login (lower(code), at);
create index login_address on login (address, at);
create index login_at on login (at);

-- Single-use codes that carry a partner from the player site to the partner site.
create table ticket (
  code_hash  bytea primary key,
  session_id uuid not null references session,
  created_at timestamptz not null default now(),
  used_at    timestamptz
);

create table setting (
  key        text primary key,
  value      jsonb not null,
  changed_at timestamptz not null default now(),
  changed_by bigint references member
);

alter table member enable row level security;
create policy member_below on member to camellia_app using (path @> array[app_scope()]);
alter table rate_version enable row level security;
create policy rate_below on rate_version to camellia_app
  using (exists (select 1 from member m where m.id = member_id and m.path @> array[app_scope()]));

alter table session enable row level security;
create policy session_below on session to camellia_app
  using (exists (select 1 from member m where m.id = member_id and m.path @> array[app_scope()]));

grant select on member to camellia_app;
grant update (status, decided_by, decided_at, reason) on member to camellia_app;
-- Ending a session is all the application may do with one; tokens are out of its reach.
grant select (id, member_id, parent_id, created_at, ended_at), update (ended_at) on session to camellia_app;
grant select on role, rate_version, setting to camellia_app;
