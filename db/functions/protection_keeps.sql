-- What was begun ends by itself and not before.
create or replace function protection_keeps() returns trigger language plpgsql as $$
begin
  if (old.excluded_until > now() and new.excluded_until is distinct from old.excluded_until
        and coalesce(new.excluded_until, '-infinity') < old.excluded_until)
     or (old.break_until > now() and coalesce(new.break_until, '-infinity') < old.break_until) then
    raise exception 'a break or an exclusion is not shortened';
  end if;
  return new;
end $$;

create or replace trigger protection_keeps before update on protection
  for each row execute function protection_keeps();
