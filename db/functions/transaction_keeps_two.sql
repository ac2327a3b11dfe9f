-- A request may come to need a second person, and never the other way round.
create or replace function transaction_keeps_two() returns trigger language plpgsql as $$
begin
  raise exception 'a second person is not done without'
    using errcode = '23514', constraint = 'transaction_two_people';
end $$;

create or replace trigger transaction_keeps_two before update of needs_two on transaction
  for each row when (old.needs_two and not new.needs_two) execute function transaction_keeps_two();
