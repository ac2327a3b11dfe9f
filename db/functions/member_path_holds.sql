-- A path is the parent's path and oneself, for everyone, at every commit. So no move can make a
-- circle or leave someone behind.
create or replace function member_path_holds() returns trigger language plpgsql
  security definer set search_path = public, pg_temp as $$
begin
  if exists (
    select 1 from member m left join member p on p.id = m.parent_id
    where m.id = new.id and m.path <> coalesce(p.path, '{}') || m.id
  ) or exists (
    select 1 from member m join member c on c.parent_id = m.id
    where m.id = new.id and c.path <> m.path || c.id
  ) then
    raise exception using errcode = 'check_violation', constraint = 'member_path',
      message = format('the path of member %s does not follow its parent', new.id);
  end if;
  return null;
end $$;

drop trigger if exists member_path on member;
create constraint trigger member_path after insert or update of path, parent_id on member
  deferrable initially deferred for each row execute function member_path_holds();
