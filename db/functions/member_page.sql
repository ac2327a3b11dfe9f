-- The ids that a filter finds below `under`, in order. Absent parts of the filter are planned away,
-- so every combination gets a plan of its own.
create or replace function member_page(filter jsonb, most bigint, skip bigint) returns setof bigint
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
  roles      bigint[] :=
    (select array_agg(r::bigint) from jsonb_array_elements_text(filter -> 'roles') r);
  least      bigint := (filter ->> 'balanceFrom')::bigint;
  highest    bigint := (filter ->> 'balanceUntil')::bigint;
  seen       timestamptz := (filter ->> 'seenSince')::timestamptz;
  unseen     timestamptz := (filter ->> 'notSeenSince')::timestamptz;
  -- Tags are the branch's own: whoever names another's finds nobody.
  tags       bigint[] := case when filter -> 'tags' is not null then array(
    select t.id from tag t join jsonb_array_elements_text(filter -> 'tags') n on t.id = n::bigint
    where t.scope_id = app_scope()) end;
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
    and (roles is null or m.role_id = any (roles))
    and (least is null or coalesce(w.cash, 0) >= least)
    and (highest is null or coalesce(w.cash, 0) <= highest)
    and (seen is null or p.seen_at >= seen)
    and (unseen is null or coalesce(p.seen_at, '-infinity') < unseen)
    and (tags is null or m.id in (select x.member_id from member_tag x where x.tag_id = any (tags)))
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

revoke all on function member_page(jsonb, bigint, bigint) from public, camellia_app;
grant execute on function member_page(jsonb, bigint, bigint) to camellia_app;
