-- The same entry gives the same text for ever: jsonb and epochs have one spelling.
create or replace function trail_text(entry trail) returns text language sql immutable as $$
  select jsonb_build_array(entry.id, extract(epoch from entry.at), entry.actor_id, entry.address,
    entry.action, entry.member_id, entry.before, entry.after, entry.reason)::text
$$;
