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

grant select on failed_item to camellia_app;
grant update (retry_at) on failed_item to camellia_app;
