-- Shows the pairs in use of these members, or of everyone, and takes back what was announced: each
-- begins anew with a client seed of theirs.
create or replace function seed_retire(members bigint[]) returns bigint
  language plpgsql set search_path = public, pg_temp as $$
declare
  retired bigint;
begin
  perform 1 from wallet w where members is null or w.member_id = any (members)
    order by w.member_id for update;
  update seed_pair s set rounds = w.nonce, revealed_at = now() from wallet w
    where w.seed_id = s.id and (members is null or w.member_id = any (members));
  get diagnostics retired = row_count;
  update seed_pair s set rounds = 0, revealed_at = now() from wallet w
    where w.next_seed = s.id and (members is null or w.member_id = any (members));
  update wallet w set seed_id = null, next_seed = null, nonce = 0
    where members is null or w.member_id = any (members);
  return retired;
end $$;

revoke all on function seed_retire(bigint[]) from public, camellia_app;
