-- Announces the pair that comes next, unless one is announced already; answers which it is.
create or replace function seed_announce(member bigint, pair uuid, sealed bytea, commit bytea)
  returns uuid
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  announced uuid;
begin
  select w.next_seed into announced from wallet w where w.member_id = member for update;
  if announced is not null or not found then return announced; end if;
  insert into seed_pair (id, member_id, server_seed, commit) values (pair, member, sealed, commit);
  update wallet w set next_seed = pair where w.member_id = member;
  return pair;
end $$;

revoke all on function seed_announce(bigint, uuid, bytea, bytea) from public, camellia_app;
grant execute on function seed_announce(bigint, uuid, bytea, bytea) to camellia_app;
