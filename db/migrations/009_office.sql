-- What the office runs on: settings, jobs, processes, what failed, and the audit log.

create table setting (
  key        text primary key,
  value      jsonb not null,
  changed_at timestamptz not null default now(),
  changed_by bigint references member
);
-- Staff change settings in their own name. A setting is not personal data, so there is no row
-- security on it: the ability is checked by the call, and changed_by says who it was.
grant select, insert, update on setting to camellia_app;

-- One row per job and business day: a job runs once by construction, whoever starts it.
create table job_run (
  job         text not null,
  day         date not null,
  started_at  timestamptz not null default now(),
  finished_at timestamptz,
  outcome     text not null default 'RUNNING' check (outcome in ('RUNNING', 'DONE', 'FAILED')),
  -- What went wrong.
  detail      text not null default '',
  -- What a run did or found, by name, for every language to say.
  found       jsonb not null default '{}',
  primary key (job, day)
);
grant select on job_run to camellia_app;

-- Processes that are up, and who is connected to each.
create table node (
  id         uuid primary key,
  started_at timestamptz not null default now(),
  seen_at    timestamptz not null default now(),
  members    bigint[] not null default '{}'
);
grant select on node to camellia_app;

-- What a loop could not do for one of its items: it is left aside for a while, tried again, and
-- shown to whoever runs the system until it is done.
create table failed_item (
  work     text not null,
  item     text not null,
  tries    integer not null default 1 check (tries > 0),
  reason   text not null,
  first_at timestamptz not null default now(),
  last_at  timestamptz not null default now(),
  retry_at timestamptz not null,
  primary key (work, item)
);
grant select, update (retry_at) on failed_item to camellia_app;

-- What staff changed: who, when, from where, before and after. Nothing here is ever altered, and
-- every entry is chained to the one before it, so that an alteration by anyone is found.
create table trail (
  id        uuid primary key,
  at        timestamptz not null default now(),
  actor_id  bigint not null references member,
  address   inet,
  action    text not null check (action ~ '^[a-z-]+\.[a-z-]+$'),
  -- The member it was done to; null for what concerns nobody in particular.
  member_id bigint references member,
  before    jsonb,
  after     jsonb,
  reason    text not null default ''
);
create index trail_member on trail (member_id, at desc);
create index trail_actor on trail (actor_id, at desc);
create index trail_at on trail (at desc);
alter table trail enable row level security;
-- One reads what happened below oneself; what concerns no member belongs to who did it.
create policy trail_below on trail for select to camellia_app
  using (exists (select 1 from member m where m.id = coalesce(member_id, actor_id)));
-- Nobody writes in another's name.
create policy trail_own on trail for insert to camellia_app with check (actor_id = app_actor());
grant select, insert (id, actor_id, address, action, member_id, before, after, reason)
  on trail to camellia_app;

create table trail_link (
  seq      bigint primary key,
  trail_id uuid not null unique references trail,
  previous bytea not null,
  hash     bytea not null
);
grant select on trail_link to camellia_app;

-- The ends of the audit log's chain that were noted outside the database, once more inside it, by
-- the file they stand in: a file that was emptied lacks what is here. Signed with a key that is not
-- here.
create table trail_head (
  book      text not null,
  seq       bigint not null,
  at        text not null,
  hash      text not null,
  signature text not null,
  primary key (book, seq)
);
alter table trail_head enable row level security;
create policy trail_head_seen on trail_head for select to camellia_app using (true);
grant select on trail_head to camellia_app;
