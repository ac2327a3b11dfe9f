-- A box is in the order of sending: an id tells only when a message was written down.
drop index message_box;
create index message_box on message (receiver_id, created_at desc, id desc)
  where removed_at is null;
