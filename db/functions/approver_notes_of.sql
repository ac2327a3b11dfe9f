-- What was done to this person, by a note of their own or of their role, since then. A right that
-- was taken back no longer stands, and one that was never gained neither.
create or replace function approver_notes_of(person bigint, since timestamptz)
  returns table (at timestamptz, by_id bigint, what text, kind text, stands boolean)
  language sql stable security definer set search_path = public, pg_temp as $$
  select c.at, c.by_id, c.what, m.kind,
    c.what <> 'RIGHTS' or c.gained = '{}' or c.gained && approving_of(m)
  from member m join approver_note c on c.member_id = m.id or c.role_id = m.role_id
  where m.id = person and c.at > since
$$;

revoke all on function approver_notes_of(bigint, timestamptz) from public, camellia_app;
