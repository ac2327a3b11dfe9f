-- The entries of the ledger behind one transaction, of everyone the reader may see: a payer above
-- them keeps the own balance to themselves. Why money moved is not the application's to read, hence
-- the owner's rights; the scope is asked here instead.
create or replace function transaction_entries(wanted uuid)
  returns table (at timestamptz, kind text, account text, owner bigint, change bigint, before bigint)
  language sql stable security definer set search_path = public, pg_temp as $$
  select f.at, f.kind, side.account, side.owner, side.change, side.before
  from transaction t
    join member m on m.id = t.member_id and m.path @> array[app_scope()]
    join cause c on c.member_id = t.member_id
      and c.key in ('transaction:' || t.id, 'transaction:' || t.id || ':hold',
                    case when t.type = 'POINT_CONVERT' then 'convert:' || t.key end)
    join transfer f on f.cause = c.id and f.at = c.at and f.kind not in ('BET', 'WIN')
      and (f.to_owner = t.member_id or f.from_owner = t.member_id)
    cross join lateral (values
      (f.from_account, f.from_owner, -f.amount, f.from_before),
      (f.to_account, f.to_owner, f.amount, f.to_before)) side (account, owner, change, before)
    join member o on o.id = side.owner and o.path @> array[app_scope()]
  where t.id = wanted
  order by f.at, side.change limit 50
$$;

revoke all on function transaction_entries(uuid) from public, camellia_app;
grant execute on function transaction_entries(uuid) to camellia_app;
