-- What counts of the notes in approver_change. Whom the first administrator makes on the first day
-- of an installation is there from its beginning: otherwise nobody could open it.
create or replace view approver_note with (security_barrier) as
  select c.* from approver_change c
  where c.what <> 'CREATED' or c.at > (
    select min(m.created_at) + interval '1 day' from member m where m.parent_id is null);
