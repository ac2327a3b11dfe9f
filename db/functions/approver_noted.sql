-- Notes whatever makes an account that can approve, makes it stronger or opens it to somebody else.
create or replace function approver_noted() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  actor bigint := app_actor();
  noted text[] := '{}';
  gained text[];
begin
  if tg_op = 'INSERT' then
    -- The first account of an installation has nobody to wait for.
    if new.parent_id is not null then
      insert into approver_change (at, member_id, by_id, what)
      values (new.created_at, new.id, actor, 'CREATED');
    end if;
    return null;
  end if;
  -- Whoever changes the own password knew the old one.
  if new.password_hash <> old.password_hash and actor is distinct from new.id then
    noted := noted || 'PASSWORD'::text;
    -- A code redeems what somebody of the staff allowed and read out.
    actor := coalesce(actor, (select r.decided_by from password_request r
      where r.member_id = new.id and r.decided_by is not null order by r.decided_at desc limit 1));
  end if;
  if new.phone_print is distinct from old.phone_print then noted := noted || 'PHONE'::text; end if;
  if new.email is distinct from old.email then noted := noted || 'EMAIL'::text; end if;
  if new.parent_id is distinct from old.parent_id then noted := noted || 'PLACE'::text; end if;
  if new.status = 0 and old.status = 2 then noted := noted || 'UNBLOCKED'::text; end if;
  insert into approver_change (member_id, by_id, what) select new.id, actor, unnest(noted);
  gained := array(select unnest(approving_of(new)) except select unnest(approving_of(old)));
  if gained <> '{}' then
    insert into approver_change (member_id, by_id, what, gained)
    values (new.id, actor, 'RIGHTS', gained);
  end if;
  return null;
end $$;

create or replace trigger approver_made after insert on member
  for each row when (new.kind <> 'MEMBER') execute function approver_noted();

create or replace trigger approver_changed after update of password_hash, phone_print, email,
    role_id, granted, withheld, parent_id, status on member
  for each row when (new.kind <> 'MEMBER') execute function approver_noted();

revoke all on function approver_noted() from public, camellia_app;
