-- The ends of the audit log's chain that were noted outside the database, once more inside it, by the
-- file they stand in: a file that was emptied lacks what is here. Signed with a key that is not here.
create table trail_head (
  book      text not null,
  seq       bigint not null,
  at        text not null,
  hash      text not null,
  signature text not null,
  primary key (book, seq)
);
grant select on trail_head to camellia_app;
alter table trail_head enable row level security;
create policy trail_head_seen on trail_head for select to camellia_app using (true);
