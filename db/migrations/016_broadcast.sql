-- What is written once and sent to many is a broadcast; a message is its way to one receiver.
drop function if exists letter_reads(uuid[]);
drop function if exists letter_receivers(uuid, boolean, integer, integer);
alter table letter rename to broadcast;
alter index letter_newest rename to broadcast_newest;
alter index letter_open rename to broadcast_open;
alter policy letter_seen on broadcast rename to broadcast_seen;
alter policy letter_sent on broadcast rename to broadcast_sent;
alter policy letter_counted on broadcast rename to broadcast_counted;
alter table message rename column letter_id to broadcast_id;
alter table broadcast rename constraint letter_pkey to broadcast_pkey;
alter table broadcast rename constraint letter_scope_id_fkey to broadcast_scope_id_fkey;
alter table broadcast rename constraint letter_sender_id_fkey to broadcast_sender_id_fkey;
