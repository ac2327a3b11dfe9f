-- A withdrawal is approved once it was sent, and sent once as many agreed as have to. Only changes
-- are judged: what the demo and a backup bring is the past of another time.
create or replace function transaction_sent_first() returns trigger language plpgsql as $$
begin
  if new.status = 'FINISHED' and new.sent_at is null then
    raise exception 'a withdrawal is approved once it was sent'
      using errcode = '23514', constraint = 'transaction_sent_first';
  end if;
  if old.sent_at is null and new.sent_at is not null and new.needs_two
     and (new.approved_by is null or new.approved_by = new.sent_by) then
    raise exception 'two people agree before a large withdrawal is sent'
      using errcode = '23514', constraint = 'transaction_two_people';
  end if;
  return new;
end $$;

create or replace trigger transaction_sent_first before update of status, sent_at on transaction
  for each row when (old.type = 'WITHDRAW' and old.status = 'PENDING')
  execute function transaction_sent_first();
