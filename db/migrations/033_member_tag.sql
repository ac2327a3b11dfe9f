-- Words that a branch puts on its members for itself: a partner and its staff make and see them,
-- nobody above, below or beside does.
create table tag (
  id         bigint generated always as identity primary key,
  scope_id   bigint not null references member,
  name       text not null check (length(name) between 1 and 20),
  colour     text not null
    check (colour in ('GREY', 'RED', 'AMBER', 'GREEN', 'BLUE', 'VIOLET')),
  created_at timestamptz not null default now()
);
create unique index tag_name on tag (scope_id, lower(name));
alter table tag enable row level security;
create policy tag_own on tag to camellia_app
  using (scope_id = app_scope()) with check (scope_id = app_scope());
grant select, insert, update (name, colour), delete on tag to camellia_app;

create table member_tag (
  member_id bigint not null references member,
  tag_id    bigint not null references tag on delete cascade,
  primary key (member_id, tag_id)
);
-- Who has a tag, without walking through everyone.
create index member_tag_tag on member_tag (tag_id, member_id);
alter table member_tag enable row level security;
create policy member_tag_own on member_tag to camellia_app
  using (exists (select 1 from tag t where t.id = tag_id and t.scope_id = app_scope())
    and exists (select 1 from member m where m.id = member_id and m.path @> array[app_scope()]))
  with check (exists (select 1 from tag t where t.id = tag_id and t.scope_id = app_scope())
    and exists (select 1 from member m where m.id = member_id and m.path @> array[app_scope()]));
grant select, insert, delete on member_tag to camellia_app;
