-- Staff change settings in their own name. A setting is not personal data, so there is no row
-- security on it: the ability is checked by the call, and changed_by says who it was.
grant insert, update on setting to camellia_app;

-- What was opened from a session is looked up when that session ends or is removed.
create index session_opened_from on session (parent_id) where parent_id is not null;
