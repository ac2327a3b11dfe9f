-- One row per job and business day: a job runs once by construction, whoever starts it.
create table job_run (
  job         text not null,
  day         date not null,
  started_at  timestamptz not null default now(),
  finished_at timestamptz,
  outcome     text not null default 'RUNNING' check (outcome in ('RUNNING', 'DONE', 'FAILED')),
  detail      text not null default '',
  primary key (job, day)
);

-- Processes that are up, and who is connected to each.
create table node (
  id         uuid primary key,
  started_at timestamptz not null default now(),
  seen_at    timestamptz not null default now(),
  members    bigint[] not null default '{}'
);

grant select on job_run, node to camellia_app;
