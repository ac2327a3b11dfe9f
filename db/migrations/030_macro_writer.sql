-- Who wrote the words of a ready-made answer as they are now: where they say what account players
-- pay into, the writer is not the one who lets them. Null: written before this was noted.
alter table macro add column written_by bigint references member;
grant update (written_by) on macro to camellia_app;
