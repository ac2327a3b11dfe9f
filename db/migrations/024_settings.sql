-- Every change of a setting from the office, by whom, from what to what. What loosens a guard of
-- money waits here until a second person agrees.
create table setting_change (
  id         uuid primary key,
  key        text not null,
  before     jsonb not null,
  after      jsonb not null,
  needs_two  boolean not null,
  state      text not null check (state in ('WAITING', 'SAVED', 'REFUSED')),
  made_by    bigint not null references member,
  made_at    timestamptz not null default now(),
  decided_by bigint references member,
  decided_at timestamptz,
  -- Whoever asked may take it back; only another may agree.
  constraint setting_change_two check (
    not needs_two or state <> 'SAVED'
    or (decided_by is not null and decided_by <> made_by))
);
create index setting_change_of on setting_change (key, made_at desc);
create unique index setting_change_one_open on setting_change (key) where state = 'WAITING';
grant select, insert, update (state, decided_by, decided_at) on setting_change to camellia_app;

-- Back to the default: the row goes, and a later default counts at once.
grant delete on setting to camellia_app;
