-- Whoever leaves the office leaves what they held: a claim does not come back with the next log-in.
-- What somebody is deciding on right now is passed over; whoever reads it judges it (claim_holds).
create or replace function claims_end_with_session() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if exists (select 1 from session s
             where s.member_id = new.member_id and s.site = 'OFFICE' and s.viewed_by is null
               and s.ended_at is null and s.expires_at > now()) then
    return null;
  end if;
  update transaction set claimed_until = now()
  where id in (select t.id from transaction t
               where t.claimed_by = new.member_id and t.status = 'PENDING'
                 and t.claimed_until > now()
               for update skip locked);
  return null;
end $$;

revoke all on function claims_end_with_session() from public, camellia_app;

create or replace trigger claims_end_with_session after update of ended_at on session
  for each row when (old.ended_at is null and new.ended_at is not null
                     and new.site = 'OFFICE' and new.viewed_by is null)
  execute function claims_end_with_session();
