-- What a bet was answered with the first time: its round, or the bet that is still open.
create or replace function bet_stored(first_id uuid, first_at timestamptz) returns jsonb
  language sql stable as $$
  select coalesce(
    (select to_jsonb(o) || jsonb_build_object('client_seed', p.client_seed,
              'commit', encode(coalesce(o.commit, p.commit), 'hex'))
     from round o left join seed_pair p on p.id = o.seed_id
     where o.id = first_id and o.at = first_at),
    -- A bet that was settled later has the round of that moment.
    (select to_jsonb(o) || jsonb_build_object('commit', encode(o.commit, 'hex'))
     from round o where o.id = first_id),
    (select to_jsonb(b) from open_bet b where b.id = first_id))
$$;
revoke all on function bet_stored(uuid, timestamptz) from public, camellia_app;
