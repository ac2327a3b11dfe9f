-- Who comes in, from where, and how they prove who they are.

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
  -- A browser names itself with a number of its own: the same device behind several accounts.
  device     text not null default '',
  -- Whoever looks through another's eyes; such a session reads and changes nothing.
  viewed_by  bigint references member,
  constraint session_token unique (token_hash)
);
create index session_open on session (member_id) where ended_at is null;
-- What was opened from a session is looked up when that session ends or is removed.
create index session_opened_from on session (parent_id) where parent_id is not null;
create index session_viewed on session (viewed_by) where viewed_by is not null and ended_at is null;
alter table session enable row level security;
create policy session_below on session to camellia_app
  using (exists (select 1 from member m where m.id = member_id and m.path @> array[app_scope()]));
-- Ending a session is all the application may do with one; tokens are out of its reach.
grant select (id, member_id, site, parent_id, address, agent, created_at, expires_at, ended_at,
  device, viewed_by), update (ended_at) on session to camellia_app;

-- Every try to log in. Locks are counted from here, so that they hold on every node.
create table login (
  id        uuid primary key,
  at        timestamptz not null default now(),
  code      text not null,
  member_id bigint references member,
  site      text not null,
  address   inet,
  agent     text not null default '',
  outcome   text not null,
  device    text not null default ''
);
create index login_code on login (lower(code), at);
create index login_address on login (address, at);
create index login_at on login (at);
create index login_member on login (member_id, at desc);
create index login_device on login (device, at) where device <> '';
-- A try with an id that nobody has is the head office's to see.
alter table login enable row level security;
create policy login_below on login to camellia_app
  using (exists (select 1 from member m where m.id = member_id)
         or (member_id is null and app_is_head()));
grant select on login to camellia_app;

-- Single-use codes that carry a partner from the player site to the partner site.
create table ticket (
  code_hash  bytea primary key,
  session_id uuid not null references session,
  created_at timestamptz not null default now(),
  used_at    timestamptz,
  -- It shows the site as this member sees it, instead of one's own office.
  view_of    bigint references member
);

-- Second factor: a sealed secret, in force once confirmed. A code's step is used once.
create table two_factor (
  member_id     bigint primary key references member,
  secret_sealed bytea not null,
  created_at    timestamptz not null default now(),
  confirmed_at  timestamptz,
  last_step     bigint not null default 0
);
-- One's own to make; whoever stands above may see that it is there, and take it away.
alter table two_factor enable row level security;
create policy two_factor_own on two_factor to camellia_app using (member_id = app_actor());
create policy two_factor_seen on two_factor for select to camellia_app
  using (exists (select 1 from member m where m.id = member_id));
create policy two_factor_removed on two_factor for delete to camellia_app
  using (exists (select 1 from member m where m.id = member_id));
grant select, insert, update, delete on two_factor to camellia_app;

create table recovery_code (
  member_id bigint not null references member,
  code_hash bytea not null,
  used_at   timestamptz,
  primary key (member_id, code_hash)
);
alter table recovery_code enable row level security;
create policy recovery_code_own on recovery_code to camellia_app using (member_id = app_actor());
create policy recovery_code_removed on recovery_code for delete to camellia_app
  using (exists (select 1 from member m where m.id = member_id));
grant select, insert, update, delete on recovery_code to camellia_app;

-- A right password that still waits for its second factor.
create table two_factor_ticket (
  code_hash  bytea primary key,
  member_id  bigint not null references member,
  login_id   uuid not null references login,
  created_at timestamptz not null default now(),
  tries      integer not null default 0,
  used_at    timestamptz,
  -- A hand-off that waits for its second factor opens a session below this one.
  parent_id  uuid references session
);

-- A forgotten password: asked for, approved by staff, used with a code that staff pass on.
create table password_request (
  id          uuid primary key,
  member_id   bigint not null references member,
  status      text not null check (status in ('PENDING', 'APPROVED', 'REFUSED', 'USED')),
  address     inet,
  created_at  timestamptz not null default now(),
  decided_by  bigint references member,
  decided_at  timestamptz,
  reason      text not null default '',
  code_hash   bytea,
  expires_at  timestamptz,
  tries       integer not null default 0
);
create unique index password_request_open on password_request (member_id)
  where status in ('PENDING', 'APPROVED');
create index password_request_waiting on password_request (created_at) where status = 'PENDING';
alter table password_request enable row level security;
create policy password_request_below on password_request to camellia_app
  using (exists (select 1 from member m where m.id = member_id));
grant select, insert, update on password_request to camellia_app;

-- Tries at things that can be guessed, beside the login: counted for half an hour, then forgotten.
-- Sign-ups that came to nothing are among them: codes and ids are not to be tried out.
create table attempt (
  id      uuid primary key,
  at      timestamptz not null default now(),
  kind    text not null check (kind in
    ('FORGOT', 'SET_PASSWORD', 'PASSWORD', 'WITHDRAW', 'FACTOR', 'SIGNUP')),
  subject text not null
);
create index attempt_subject on attempt (kind, subject, at);
create index attempt_at on attempt (at);

-- Addresses that may not come, or that may although their range may not. The narrowest rule wins.
create table ip_rule (
  id         uuid primary key,
  network    cidr not null,
  site       text not null check (site in ('PLAYER', 'OFFICE')),
  verdict    text not null check (verdict in ('BLOCK', 'ALLOW')),
  note       text not null default '',
  created_at timestamptz not null default now(),
  created_by bigint not null references member,
  constraint ip_rule_once unique (network, site)
);
grant select, insert, delete on ip_rule to camellia_app;

-- When someone was last connected; apart from member, because it changes all day.
create table presence (
  member_id bigint primary key references member,
  seen_at   timestamptz not null default now()
) with (fillfactor = 50);
alter table presence enable row level security;
create policy presence_below on presence to camellia_app
  using (exists (select 1 from member m where m.id = member_id));
grant select on presence to camellia_app;
