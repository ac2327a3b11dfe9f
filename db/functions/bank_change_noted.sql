-- Notes who wrote where a member's money is paid out to, unless it was the member.
create or replace function bank_change_noted() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into bank_change (member_id, by_id) values (new.id, app_actor());
  return null;
end $$;

create or replace trigger bank_changed after update of bank, depositor, account_print on member
  for each row when (app_actor() is not null and app_actor() <> new.id
    and (new.bank, new.depositor, new.account_print)
      is distinct from (old.bank, old.depositor, old.account_print))
  execute function bank_change_noted();
-- Whoever makes an account for somebody and says where it is paid out to has changed it as well.
create or replace trigger bank_given after insert on member
  for each row when (app_actor() is not null and new.account_print is not null)
  execute function bank_change_noted();

revoke all on function bank_change_noted() from public, camellia_app;
