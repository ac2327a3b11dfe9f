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

-- Closed for maintenance: the whole player site, a type of games, a vendor or a title; now or at a
-- time that was set. Bets are refused by the database itself, whatever a node has kept.
create table closure (
  id         uuid primary key,
  scope      text not null check (scope in ('SITE', 'TYPE', 'VENDOR', 'GAME')),
  -- Which type, vendor or title.
  target     text not null,
  -- What players read, by language.
  messages   jsonb not null,
  starts_at  timestamptz not null,
  -- Null: until somebody opens it again.
  ends_at    timestamptz,
  made_by    bigint not null references member,
  made_at    timestamptz not null default now(),
  ended_at   timestamptz,
  ended_by   bigint references member,
  constraint closure_order check (ends_at > starts_at),
  constraint closure_site check ((scope = 'SITE') = (target = ''))
);
create index closure_open on closure (starts_at) where ended_at is null;
grant select, insert, update (ended_at, ended_by) on closure to camellia_app;

-- Whoever closed the site by the switch of an earlier release has it closed still.
insert into closure (id, scope, target, messages, starts_at, made_by)
select gen_random_uuid(), 'SITE', '', jsonb_build_object('ko', s.value ->> 'message'), now(), m.id
from setting s, lateral (select id from member where parent_id is null order by id limit 1) m
where s.key = 'site.maintenance' and (s.value ->> 'on')::boolean;
delete from setting where key = 'site.maintenance';

-- Shown to players as what many play now; the operator's choice, unlike the figures beside it.
alter table game add column is_hot boolean not null default false;
grant update (is_hot) on game to camellia_app;

-- What a process says of itself with every beat: version, role, machine, load, lag, connections.
alter table node add column facts jsonb not null default '{}';

-- How large the database was at the end of a day, to see how fast it grows.
create table database_day (
  day   date primary key,
  bytes bigint not null
);
