-- What counts of the notes in approver_change. Whom the first administrator makes on the first day
-- of an installation is there from its beginning: otherwise nobody could open it.
create or replace view approver_note with (security_barrier) as
  select c.id, c.at, c.member_id, c.role_id, c.by_id, c.what, c.gained from approver_change c
  where c.what <> 'CREATED' or c.at > (
    select min(m.created_at) + interval '1 day' from member m where m.parent_id is null);
