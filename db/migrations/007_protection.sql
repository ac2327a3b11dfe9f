-- How players protect themselves. Nobody else writes here: not staff, not a job.

create table protection (
  member_id       bigint primary key references member,
  break_until     timestamptz,
  excluded_until  timestamptz,
  -- Minutes between two reality checks; 0: none.
  reality_minutes integer not null default 60 check (reality_minutes between 0 and 240)
);
alter table protection enable row level security;
create policy protection_seen on protection for select to camellia_app
  using (exists (select 1 from member m where m.id = member_id));
create policy protection_own on protection to camellia_app
  using (member_id = app_actor()) with check (member_id = app_actor());
grant select, insert, update on protection to camellia_app;

-- A bound of won paid in, won lost, or minutes on the site. A wider one waits in next_value.
create table play_limit (
  member_id  bigint not null references protection,
  kind       text not null check (kind in ('DEPOSIT', 'LOSS', 'TIME')),
  period     text not null check (period in ('DAY', 'WEEK', 'MONTH')),
  value      bigint check (value > 0),
  next_value bigint check (next_value > 0),
  next_at    timestamptz,
  primary key (member_id, kind, period)
);
alter table play_limit enable row level security;
create policy play_limit_seen on play_limit for select to camellia_app
  using (exists (select 1 from member m where m.id = member_id));
create policy play_limit_own on play_limit to camellia_app
  using (member_id = app_actor()) with check (member_id = app_actor());
grant select, insert, update on play_limit to camellia_app;

-- Minutes a member was connected to the player site, by business day.
create table presence_day (
  member_id bigint not null references member,
  day       date not null,
  minutes   integer not null,
  primary key (member_id, day)
) with (fillfactor = 50);
alter table presence_day enable row level security;
create policy presence_day_seen on presence_day for select to camellia_app
  using (exists (select 1 from member m where m.id = member_id));
grant select on presence_day to camellia_app;
