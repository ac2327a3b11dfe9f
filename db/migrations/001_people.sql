-- The tree of people. A role says what one may do; the place in the tree says to whom.

-- Who acts, and the root of the subtree they may see (for staff: their partner). Row security reads
-- both. After SET LOCAL a pooled connection's value is the empty string, not null.
create function app_actor() returns bigint language sql stable parallel safe
  return nullif(current_setting('app.actor', true), '')::bigint;
create function app_scope() returns bigint language sql stable parallel safe
  return nullif(current_setting('app.scope', true), '')::bigint;

-- What one may do. Null as owner: of the whole site.
create table role (
  id          bigint generated always as identity primary key,
  name        text not null check (name <> ''),
  type        text not null check (type in ('PARTNER', 'USER', 'MEMBER')),
  parent_id   bigint references role,
  permissions text[] not null default '{}',
  created_at  timestamptz not null default now(),
  -- A role belongs to the partner who made it: it is offered in that partner's line only.
  owner_id    bigint,
  position    integer not null default 0
);
create unique index role_name on role (coalesce(owner_id, 0), lower(name));

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
  first_name             text not null default '',
  last_name              text not null default '',
  birthday               date,
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
create index member_newest on member (created_at desc, id desc);
create index member_role on member (role_id);
-- The few people with overrides are found without reading everybody.
create index member_overridden on member (role_id) where granted <> '{}' or withheld <> '{}';
-- People of a role are counted without reading their rows.
create index member_role_live on member (role_id) where status <> 3;
create index member_invited on member (invited_by, created_at desc) where invited_by is not null;
create index member_kind on member (kind, created_at desc, id desc);
-- Phones and accounts of those who are gone are found too; the unique indexes leave them out.
create index member_phone_any on member (phone_print);
create index member_account_any on member (account_print);
-- The partner tree is opened one node at a time; players of every partner are counted without
-- reading their rows.
create index member_parent on member (parent_id, kind, status);

alter table role add foreign key (owner_id) references member;

-- The scope of the head office is the root of the tree: only there are rules of the whole site
-- made.
create function app_is_head() returns boolean language sql stable parallel safe
  return exists (select 1 from member m where m.id = app_scope() and m.parent_id is null);
create function role_is_mine(owner bigint) returns boolean language sql stable parallel safe
  return case when owner is null then app_is_head()
              else exists (select 1 from member m where m.id = owner) end;

-- A role is seen by its owner's line, upwards and downwards, and written by its owner and above.
alter table role enable row level security;
create policy role_seen on role for select to camellia_app
  using (owner_id is null
         or owner_id = any ((select m.path from member m where m.id = app_scope())::bigint[])
         or exists (select 1 from member m where m.id = owner_id));
create policy role_made on role for insert to camellia_app with check (role_is_mine(owner_id));
create policy role_changed on role for update to camellia_app using (role_is_mine(owner_id));
create policy role_removed on role for delete to camellia_app using (role_is_mine(owner_id));
grant select, insert, update (name, parent_id, permissions, position), delete
  on role to camellia_app;

alter table member enable row level security;
create policy member_below on member to camellia_app using (path @> array[app_scope()]);
grant select, insert, update (name, status, role_id, granted, withheld, parent_id, path,
  password_hash, withdraw_password_hash, email, bank, depositor, account_sealed, account_print,
  phone_sealed, phone_print, rate_version, decided_by, decided_at, reason, first_name, last_name,
  birthday) on member to camellia_app;

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
create index rate_version_member on rate_version (member_id, id desc);
alter table rate_version enable row level security;
create policy rate_below on rate_version to camellia_app
  using (exists (select 1 from member m where m.id = member_id and m.path @> array[app_scope()]));
grant select, insert on rate_version to camellia_app;

-- Staff create members, rates and roles in their own name: the numbers are drawn before the rows
-- are.
grant usage on sequence member_id_seq, rate_version_id_seq, role_id_seq to camellia_app;

-- What staff write down about a member, for staff.
create table memo (
  id         uuid primary key,
  member_id  bigint not null references member,
  author_id  bigint not null references member,
  text       text not null check (text <> ''),
  created_at timestamptz not null default now(),
  removed_at timestamptz
);
create index memo_member on memo (member_id, created_at desc) where removed_at is null;
alter table memo enable row level security;
create policy memo_below on memo to camellia_app
  using (exists (select 1 from member m where m.id = member_id));
grant select, insert, update (removed_at) on memo to camellia_app;
