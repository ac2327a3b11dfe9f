-- Every movement of money that is not a bet: a named cause and its transfers, all or nothing. The
-- wallets are found by their numbers: "or" with a subquery read all of them for every movement,
-- which is nothing among ten members and a lot among a hundred thousand.
create or replace function ledger_post_at(posting jsonb, past timestamptz) returns jsonb
  language plpgsql set search_path = public, pg_temp as $$
declare
  moment timestamptz;
  owner  bigint := (posting ->> 'member')::bigint;
  owners bigint[] := owner || array(select (t ->> side)::bigint
    from jsonb_array_elements(posting -> 'transfers') t,
         unnest(array['fromOwner', 'toOwner']) side where t ->> side is not null);
  hash   bytea := decode(posting ->> 'hash', 'hex');
  known  cause;
  step   jsonb;
begin
  moment := ledger_lock_day();
  moment := coalesce(past, moment);
  perform 1 from wallet where member_id = any (owners) order by member_id for update;

  select * into known from cause c where c.member_id = owner and c.key = posting ->> 'key';
  if found then
    if known.request_hash <> hash then
      return jsonb_build_object('verdict', 'CONFLICT');
    end if;
    return jsonb_build_object('verdict', 'REPLAY', 'answer', known.answer, 'at', known.at);
  end if;

  insert into cause (member_id, key, request_hash, id, at, answer)
  values (owner, posting ->> 'key', hash, (posting ->> 'cause')::uuid, moment, posting -> 'answer');
  for step in select * from jsonb_array_elements(posting -> 'transfers') loop
    perform ledger_move(posting, step, moment);
  end loop;
  return jsonb_build_object('verdict', 'OK', 'answer', posting -> 'answer', 'at', moment);
end $$;

-- What the product calls: the database's clock decides.
create or replace function ledger_post(posting jsonb) returns jsonb
  language sql security definer set search_path = public, pg_temp as $$
  select ledger_post_at(posting, null)
$$;

revoke all on function ledger_post_at(jsonb, timestamptz), ledger_post(jsonb)
  from public, camellia_app;
grant execute on function ledger_post(jsonb) to camellia_app;
