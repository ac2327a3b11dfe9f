-- Why this member may not bet this much now; null when they may.
create or replace function bet_barred(member bigint, stake bigint, moment timestamptz) returns jsonb
  language sql stable set search_path = public, pg_temp as $$
  select (
    select case
      when greatest(p.excluded_until, p.break_until) > moment then
        jsonb_build_object('code', 'SELF_EXCLUDED',
                           'until', greatest(p.excluded_until, p.break_until))
      else (
        select jsonb_build_object('code', 'LIMIT_REACHED', 'kind', l.kind, 'period', l.period,
                                  'left', greatest(0, most - used))
        from play_limit l,
             lateral (select play_limit_now(l, moment) as most) m,
             lateral (select play_limit_used(
               l.member_id, l.kind, period_start(l.period, business_day(moment))) as used) u
        where l.member_id = member and l.kind <> 'DEPOSIT' and most is not null
          and case l.kind when 'LOSS' then used + stake > most else used >= most end
        limit 1)
      end
    from protection p where p.member_id = member)
$$;
