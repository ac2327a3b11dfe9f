-- Who of the staff above a member may answer them and is here: connected to a node of the last
-- seconds, with a session of the office, or named by the node that asks.
create or replace function staff_present(member bigint, here bigint[]) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select exists (
    select 1 from member s join role r on r.id = s.role_id, member p
    where p.id = member and p.path @> array[app_scope()] and s.kind in ('PARTNER', 'USER')
      and s.status = 0 and s.id <> p.id
      and case s.kind when 'USER' then s.parent_id else s.id end = any (p.path)
      and 'Faq.write' = any (r.permissions || s.granted) and 'Faq.write' <> all (s.withheld)
      and (s.id = any (here)
           or (s.id = any (connected_members())
               and exists (select 1 from session x where x.member_id = s.id and x.site = 'OFFICE'
                           and x.ended_at is null and x.expires_at > now()))))
$$;

revoke all on function staff_present(bigint, bigint[]) from public, camellia_app;
grant execute on function staff_present(bigint, bigint[]) to camellia_app;
