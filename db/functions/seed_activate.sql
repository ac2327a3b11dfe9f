-- The announced pair comes into use with its player's client seed, and the one before it is shown,
-- all under the lock of the wallet: no round can be in flight on the old one. False when another
-- pair was announced meanwhile. A pair that served no round is not kept: there is nothing to check.
-- A client seed that this player used before is refused: the house knew it when it made its own.
create or replace function seed_activate(
    member bigint, announced uuid, client text, out done boolean, out shown uuid,
    out served bigint, out sealed bytea, out commit bytea, out client_seed text)
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  w wallet;
begin
  select * into w from wallet x where x.member_id = member for update;
  done := announced is not null and w.next_seed is not distinct from announced;
  if not done then return; end if;
  if exists (select from seed_pair s where s.member_id = member and s.client_seed = client) then
    raise exception using errcode = 'unique_violation', constraint = 'seed_pair_client_new',
      message = 'this client seed was used before';
  end if;
  update seed_pair s set client_seed = client where s.id = announced;
  update wallet x set seed_id = announced, next_seed = null, nonce = 0 where x.member_id = member;
  if w.seed_id is null then return; end if;
  update seed_pair s set rounds = w.nonce, revealed_at = now() where s.id = w.seed_id
    returning s.id, s.rounds, s.server_seed, s.commit, s.client_seed
    into shown, served, sealed, commit, client_seed;
  if served = 0 then delete from seed_pair s where s.id = shown; end if;
end $$;

revoke all on function seed_activate(bigint, uuid, text) from public, camellia_app;
grant execute on function seed_activate(bigint, uuid, text) to camellia_app;
