-- Everyone who since then may be the same person at the keyboard: this person, who could act as
-- them (controllers_of), and whoever any of those made, opened or made stronger, and so on. Two are
-- in each other's answer exactly when one controls the other or somebody controls both. The way
-- down is in the order of time, like the way up, so it ends.
create or replace function decides_as_one(person bigint, since timestamptz)
  returns setof bigint
  language sql stable security definer set search_path = public, pg_temp as $$
  with recursive line (id, at) as (
    (select person, '-infinity'::timestamptz
     union all
     select c, '-infinity'::timestamptz from controllers_of(person, since, false) c)
    union
    select made.id, made.at from line, lateral (
      select n.member_id as id, n.at from approver_note n
      where n.by_id = line.id and n.at > since and n.at >= line.at and n.member_id is not null
      union all
      select m.id, n.at from approver_note n join member m on m.role_id = n.role_id
      where n.by_id = line.id and n.at > since and n.at >= line.at) made
    where made.id <> line.id
  )
  select distinct l.id from line l
$$;

revoke all on function decides_as_one(bigint, timestamptz) from public, camellia_app;
