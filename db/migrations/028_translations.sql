-- What was written once in several languages: each receiver reads their own, else the first text.
alter table broadcast add column translations jsonb not null default '{}';
alter table message_template add column translations jsonb not null default '{}';
grant update (translations) on message_template to camellia_app;
