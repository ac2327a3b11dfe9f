-- Terms, privacy, responsible play and help, as the head office rewrote them. A page that has no
-- row here is the text the product came with.
create table info_page (
  page       text primary key check (page in ('TERMS', 'PRIVACY', 'RESPONSIBLE', 'HELP')),
  contents   jsonb not null,
  changed_by bigint not null references member,
  changed_at timestamptz not null default now()
);
alter table info_page enable row level security;
create policy info_page_seen on info_page for select to camellia_app using (true);
create policy info_page_head on info_page to camellia_app
  using (app_is_head()) with check (app_is_head());
grant select, insert, update (contents, changed_by, changed_at) on info_page to camellia_app;
