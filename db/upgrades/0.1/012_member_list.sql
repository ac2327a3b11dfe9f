-- Lists of people at any size. Under row security the planner knows nothing about who is below
-- whom, so pages and counts are found here, inside the scope of who asks; the rows themselves are
-- then read under row security as always.

create index member_kind on member (kind, created_at desc, id desc);
-- Phones and accounts of those who are gone are found too; the unique indexes leave them out.
create index member_phone_any on member (phone_print);
create index member_account_any on member (account_print);
-- Players of every partner are counted without reading their rows.
drop index member_parent;
create index member_parent on member (parent_id, kind, status);

-- Money that moved other than by bets, from either side: a history of what people did.
create index transfer_in on transfer (to_owner, at desc)
  where to_owner is not null and kind not in ('BET', 'WIN');
create index transfer_out on transfer (from_owner, at desc)
  where from_owner is not null and kind not in ('BET', 'WIN');

-- Members that processes of the last seconds say are connected to them.
create function connected_members() returns bigint[] language sql stable
  return array(select distinct unnest(members) from node where seen_at > now() - interval '15 seconds');

-- The ids that a filter finds below `under`, in order. Absent parts of the filter are planned away,
-- so every combination gets a plan of its own.
create function member_page(filter jsonb, most bigint, skip bigint) returns setof bigint
  language plpgsql stable security definer set search_path = public, pg_temp
  set plan_cache_mode = force_custom_plan set jit = off rows 100 as $$
declare
  under      bigint := (filter ->> 'under')::bigint;
  direct     boolean := filter ->> 'below' = 'DIRECT';
  kinds      text[] := (select array_agg(k) from jsonb_array_elements_text(filter -> 'kinds') k);
  kind_only  text := case when cardinality(kinds) = 1 then kinds[1] end;
  statuses   smallint[] :=
    (select array_agg(s::smallint) from jsonb_array_elements_text(filter -> 'statuses') s);
  since      timestamptz := (filter ->> 'joinedFrom')::timestamptz;
  until      timestamptz := (filter ->> 'joinedUntil')::timestamptz;
  last       bigint := (filter ->> 'after')::bigint;
  sort       text := filter ->> 'sort';
  up         boolean := filter ->> 'direction' = 'ASC';
  live       bigint[] := case when filter -> 'online' is not null then connected_members() end;
  found_ids  bigint[];
  -- Below the root is everyone: nobody's path needs to be looked at.
  whole      boolean;
begin
  select m.parent_id is null into whole from member m
    where m.id = under and m.path @> array[app_scope()];
  if whole is null then
    return;
  end if;
  if filter ->> 'search' is not null then
    found_ids := array(select member_find(filter ->> 'search',
      (select array_agg(decode(p, 'hex')) from jsonb_array_elements_text(filter -> 'prints') p),
      2000));
  end if;
  return query
  select m.id from member m
    left join wallet w on w.member_id = m.id
    left join presence p on p.member_id = m.id
  where m.id <> under
    and (direct or whole or m.path @> array[under])
    and (not direct or m.parent_id = under)
    and (kind_only is null or m.kind = kind_only)
    and (kinds is null or kind_only is not null or m.kind = any (kinds))
    and (statuses is null or m.status = any (statuses))
    and (since is null or m.created_at >= since)
    and (until is null or m.created_at < until)
    and (found_ids is null or m.id = any (found_ids))
    and (live is null or (filter ->> 'online')::boolean = (m.id = any (live)))
    and (last is null or m.id > last)
  order by
    case when sort = 'createdAt' and not up then m.created_at end desc,
    case when sort = 'createdAt' and up then m.created_at end,
    case when sort = 'balance' and not up then coalesce(w.cash, 0) end desc,
    case when sort = 'balance' and up then coalesce(w.cash, 0) end,
    case when sort = 'point' and not up then coalesce(w.point, 0) end desc,
    case when sort = 'point' and up then coalesce(w.point, 0) end,
    case when sort = 'code' and not up then lower(m.code) end desc,
    case when sort = 'code' and up then lower(m.code) end,
    case when sort = 'lastSeenAt' and not up then coalesce(p.seen_at, '-infinity') end desc,
    case when sort = 'lastSeenAt' and up then coalesce(p.seen_at, '-infinity') end,
    case when sort is not null and not up then m.id end desc,
    case when sort is not null and up then m.id end
  limit most offset skip;
end $$;

create function member_sum(filter jsonb, out count bigint, out balance bigint, out point bigint)
  language sql stable security definer set search_path = public, pg_temp set jit = off as $$
  select count(*), coalesce(sum(w.cash), 0)::bigint, coalesce(sum(w.point), 0)::bigint
  from member_page(filter, null, 0) as found (id) left join wallet w on w.member_id = found.id
$$;

-- A partner and those directly under it, each with the number of players anywhere below.
create function member_branches(node bigint, most integer)
  returns table (id bigint, members bigint)
  language plpgsql stable security definer set search_path = public, pg_temp
  set plan_cache_mode = force_custom_plan set jit = off as $$
declare
  depth integer;
begin
  select cardinality(m.path) into depth from member m
    where m.id = node and m.path @> array[app_scope()];
  if depth is null then
    return;
  end if;
  return query
  with partners as materialized (
    select p.id, p.path[depth + 1] as branch from member p
    where p.kind = 'PARTNER' and (depth = 1 or p.path @> array[node])
  ), counted as (
    -- Partner by partner from the index alone: a join would read everyone's rows.
    select p.branch, sum(c.players)::bigint as members
    from partners p cross join lateral (
      select count(*) as players from member m
      where m.parent_id = p.id and m.kind = 'MEMBER' and m.status in (0, 2)) c
    group by p.branch
  ), branches as (
    select b.id from member b
    where b.parent_id = node and b.kind = 'PARTNER' and b.status <> 3
    order by b.id limit most
  )
  select node, coalesce((select sum(c.members)::bigint from counted c), 0)
  union all
  select b.id, coalesce(c.members, 0)
  from branches b left join counted c on c.branch = b.id;
end $$;

-- How many messages someone below has not read: their number is told with a new one.
create function message_unread(member bigint) returns bigint
  language sql stable security definer set search_path = public, pg_temp as $$
  select count(*) from message x
  where x.receiver_id = member and x.read_at is null and x.removed_at is null
    and exists (select 1 from member m where m.id = x.receiver_id and m.path @> array[app_scope()])
$$;

revoke all on function member_page(jsonb, bigint, bigint), member_sum(jsonb),
  member_branches(bigint, integer), message_unread(bigint) from public;
grant execute on function member_page(jsonb, bigint, bigint), member_sum(jsonb),
  member_branches(bigint, integer), message_unread(bigint) to camellia_app;
