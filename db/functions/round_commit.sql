-- The commit of the seeds behind a round below the reader. Seeds themselves stay their owner's.
create or replace function round_commit(wanted uuid) returns text
  language sql stable security definer set search_path = public, pg_temp as $$
  select encode(coalesce(r.commit, s.commit), 'hex') from round r
    join seed_pair s on s.id = r.seed_id join member m on m.id = r.member_id
  where r.id = wanted and m.path @> array[app_scope()]
$$;

revoke all on function round_commit(uuid) from public, camellia_app;
grant execute on function round_commit(uuid) to camellia_app;
