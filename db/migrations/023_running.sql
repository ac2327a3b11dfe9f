-- Every attempt at a job: why, for which day, how far it is, and what came of it. job_run says
-- whether a day is done; this says what happened, for whoever watches or looks for the reason.
create table job_attempt (
  id          uuid primary key,
  job         text not null,
  -- Null while it waits to be taken.
  day         date,
  -- Who asked for it by hand; null: the clock did.
  asked_by    bigint references member,
  asked_at    timestamptz not null default now(),
  started_at  timestamptz,
  finished_at timestamptz,
  outcome     text not null check (outcome in ('WAITING', 'RUNNING', 'DONE', 'FAILED')),
  -- What it told on the way: [{"at", "step", "count"}].
  steps       jsonb not null default '[]',
  detail      text not null default '',
  found       jsonb not null default '{}'
);
create index job_attempt_newest on job_attempt (job, asked_at desc);
-- Whoever asks while somebody's wish still waits watches that one.
create unique index job_attempt_waits_once on job_attempt (job) where outcome = 'WAITING';
grant select on job_attempt to camellia_app;
