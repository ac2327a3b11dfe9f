-- Nothing is updated or deleted: corrections are new rows.
create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end $$;

create or replace trigger transfer_append_only before update or delete on transfer
  for each row execute function refuse_change();

create or replace trigger round_append_only before update or delete on round
  for each row execute function refuse_change();

create or replace trigger cause_append_only before update or delete on cause
  for each row execute function refuse_change();

create or replace trigger trail_append_only before update or delete on trail
  for each row execute function refuse_change();

create or replace trigger trail_link_append_only before update or delete on trail_link
  for each row execute function refuse_change();
