-- Every movement of money that is not a bet: a named cause and its transfers, all or nothing.

create function ledger_post_at(posting jsonb, past timestamptz) returns jsonb
  language plpgsql set search_path = public, pg_temp as $$
declare
  moment timestamptz;
  owner  bigint := (posting ->> 'member')::bigint;
  hash   bytea := decode(posting ->> 'hash', 'hex');
  known  cause;
  step   jsonb;
  chain  record;
begin
  moment := ledger_lock_day();
  moment := coalesce(past, moment);
  perform 1 from wallet
    where member_id = owner
       or member_id in (select (t ->> side)::bigint
                        from jsonb_array_elements(posting -> 'transfers') t,
                             unnest(array['fromOwner', 'toOwner']) side)
    order by member_id for update;

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

create function ledger_move(posting jsonb, step jsonb, moment timestamptz) returns void
  language plpgsql set search_path = public, pg_temp as $$
declare
  amount bigint := (step ->> 'amount')::bigint;
  from_owner bigint := (step ->> 'fromOwner')::bigint;
  to_owner bigint := (step ->> 'toOwner')::bigint;
  taken record;
  given record;
begin
  taken := ledger_change(from_owner, step ->> 'from', -amount);
  given := ledger_change(to_owner, step ->> 'to', amount);
  insert into transfer (at, cause, kind, member_id, amount,
    from_account, from_owner, from_seq, from_before, to_account, to_owner, to_seq, to_before)
  values (moment, (posting ->> 'cause')::uuid, posting ->> 'kind', (posting ->> 'member')::bigint,
    amount, step ->> 'from', from_owner, taken.seq, taken.before,
    step ->> 'to', to_owner, given.seq, given.before);
end $$;

-- Changes one balance of a wallet; an account without an owner has no row and nothing to change.
create function ledger_change(owner bigint, account text, change bigint,
                              out seq bigint, out before bigint) returns record
  language plpgsql set search_path = public, pg_temp as $$
begin
  if owner is null then
    if account in ('CASH', 'POINT', 'HOLD') then
      raise exception 'a % account needs its owner', account;
    end if;
    return;
  end if;
  case account
    when 'CASH' then
      update wallet w set cash = cash + change, cash_seq = cash_seq + 1, version = version + 1
        where member_id = owner returning w.cash_seq, w.cash - change into seq, before;
    when 'POINT' then
      update wallet w set point = point + change, point_seq = point_seq + 1, version = version + 1
        where member_id = owner returning w.point_seq, w.point - change into seq, before;
    when 'HOLD' then
      update wallet w set hold = hold + change, hold_seq = hold_seq + 1, version = version + 1
        where member_id = owner returning w.hold_seq, w.hold - change into seq, before;
    else raise exception '% is not an account of a member', account;
  end case;
  if seq is null then
    raise exception 'member % has no wallet', owner;
  end if;
end $$;

create function ledger_post(posting jsonb) returns jsonb
  language sql security definer set search_path = public, pg_temp
  begin atomic
    select ledger_post_at(posting, null);
  end;

revoke all on function ledger_post(jsonb), ledger_post_at(jsonb, timestamptz),
  ledger_move(jsonb, jsonb, timestamptz), ledger_change(bigint, text, bigint) from public;
grant execute on function ledger_post(jsonb) to camellia_app;

-- Opens the wallet of a new member with its first seed pair.
create function ledger_open(member bigint, pair uuid) returns void
  language sql security definer set search_path = public, pg_temp
  begin atomic
    insert into wallet (member_id, seed_id) values (member, pair);
  end;

-- Rotates the seed pair under the lock of the wallet: no round can be in flight on the old one.
create function ledger_rotate(member bigint, expected uuid, fresh uuid) returns bigint
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  rounds_served bigint;
begin
  update wallet w set seed_id = fresh, nonce = 0
    from (select member_id, nonce from wallet where member_id = member for update) old
    where w.member_id = old.member_id and w.seed_id = expected
    returning old.nonce into rounds_served;
  return rounds_served;
end $$;

revoke all on function ledger_open(bigint, uuid), ledger_rotate(bigint, uuid, uuid) from public;
grant execute on function ledger_rotate(bigint, uuid, uuid) to camellia_app;

alter table wallet enable row level security;
alter table transfer enable row level security;
alter table round enable row level security;
alter table rollup_day enable row level security;
alter table seed_pair enable row level security;
create policy wallet_below on wallet to camellia_app
  using (exists (select 1 from member m where m.id = member_id and m.path @> array[app_scope()]));
create policy transfer_below on transfer to camellia_app
  using (exists (select 1 from member m where m.id = member_id and m.path @> array[app_scope()]));
create policy round_below on round to camellia_app
  using (exists (select 1 from member m where m.id = member_id and m.path @> array[app_scope()]));
create policy rollup_below on rollup_day to camellia_app
  using (exists (select 1 from member m where m.id = member_id and m.path @> array[app_scope()]));
-- Seeds are the player's own business, not their partner's.
create policy seed_own on seed_pair to camellia_app using (member_id = app_actor());

grant select on wallet, transfer, round, rollup_day, game to camellia_app;
grant select, insert, update on seed_pair to camellia_app;
