-- Members that processes of the last seconds say are connected to them.
create or replace function connected_members() returns bigint[] language sql stable as $$
  select array(
    select distinct unnest(members) from node where seen_at > now() - interval '15 seconds'
  )
$$;
