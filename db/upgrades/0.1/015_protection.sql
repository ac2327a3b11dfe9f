-- How players protect themselves. Nobody else writes here: not staff, not a job.

create table protection (
  member_id       bigint primary key references member,
  break_until     timestamptz,
  excluded_until  timestamptz,
  -- Minutes between two reality checks; 0: none.
  reality_minutes integer not null default 60 check (reality_minutes between 0 and 240)
);

-- What was begun ends by itself and not before.
create function protection_keeps() returns trigger language plpgsql as $$
begin
  if (old.excluded_until > now() and new.excluded_until is distinct from old.excluded_until
        and coalesce(new.excluded_until, '-infinity') < old.excluded_until)
     or (old.break_until > now() and coalesce(new.break_until, '-infinity') < old.break_until) then
    raise exception 'a break or an exclusion is not shortened';
  end if;
  return new;
end $$;
create trigger protection_keeps before update on protection
  for each row execute function protection_keeps();

-- A bound of won paid in, won lost, or minutes on the site. A wider one waits in next_value.
create table play_limit (
  member_id  bigint not null references protection,
  kind       text not null check (kind in ('DEPOSIT', 'LOSS', 'TIME')),
  period     text not null check (period in ('DAY', 'WEEK', 'MONTH')),
  value      bigint check (value > 0),
  next_value bigint check (next_value > 0),
  next_at    timestamptz,
  primary key (member_id, kind, period)
);

-- Minutes a member was connected to the player site, by business day.
create table presence_day (
  member_id bigint not null references member,
  day       date not null,
  minutes   integer not null,
  primary key (member_id, day)
) with (fillfactor = 50);

create function period_start(period text, today date) returns date
  language sql immutable parallel safe
  return case period when 'DAY' then today
                     when 'WEEK' then date_trunc('week', today::timestamp)::date
                     else date_trunc('month', today::timestamp)::date end;

-- What is used of a bound since its period began: the one definition for deposits, bets and screens.
create function play_limit_used(member bigint, kind text, first date) returns bigint
  language sql stable set search_path = public, pg_temp
  return case kind
    when 'DEPOSIT' then (
      select coalesce(sum(t.amount), 0)::bigint from transaction t
      where t.member_id = member and t.type in ('DEPOSIT', 'COIN_DEPOSIT') and t.status <> 'REJECTED'
        and t.created_at >= first::timestamp at time zone 'Asia/Seoul')
    when 'LOSS' then (
      select coalesce(sum(d.stake - d.win), 0)::bigint from rollup_day d
      where d.member_id = member and d.day >= first)
    else (
      select coalesce(sum(p.minutes), 0)::bigint from presence_day p
      where p.member_id = member and p.day >= first)
  end;

create function play_limit_now(l play_limit, moment timestamptz) returns bigint
  language sql immutable return case when l.next_at <= moment then l.next_value else l.value end;

-- Why this member may not bet this much now; null when they may.
create function bet_barred(member bigint, stake bigint, moment timestamptz) returns jsonb
  language sql stable set search_path = public, pg_temp
  return (
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
    from protection p where p.member_id = member);

alter table protection enable row level security;
alter table play_limit enable row level security;
alter table presence_day enable row level security;
create policy protection_seen on protection for select to camellia_app
  using (exists (select 1 from member m where m.id = member_id));
create policy protection_own on protection to camellia_app
  using (member_id = app_actor()) with check (member_id = app_actor());
create policy play_limit_seen on play_limit for select to camellia_app
  using (exists (select 1 from member m where m.id = member_id));
create policy play_limit_own on play_limit to camellia_app
  using (member_id = app_actor()) with check (member_id = app_actor());
create policy presence_day_seen on presence_day for select to camellia_app
  using (exists (select 1 from member m where m.id = member_id));
grant select, insert, update on protection, play_limit to camellia_app;
grant select on presence_day to camellia_app;

-- A deposit that waits for a chain: the price is fixed, the address is its own.
create table coin_deposit (
  transaction_id uuid primary key references transaction,
  member_id      bigint not null references member,
  coin           text not null,
  network        text not null,
  address        text not null unique,
  -- Smallest parts of a coin: whole numbers, however many digits it has.
  units          numeric(40) not null check (units > 0),
  -- Won for one coin.
  rate           bigint not null check (rate > 0),
  expires_at     timestamptz not null,
  seen_units     numeric(40),
  seen_hash      text,
  seen_at        timestamptz,
  confirmations  integer not null default 0,
  -- Nothing more is expected here.
  closed_at      timestamptz
);
create index coin_deposit_open on coin_deposit (expires_at) where closed_at is null;
-- One payment on the chain is credited once.
create unique index coin_deposit_hash on coin_deposit (network, seen_hash);
create index coin_deposit_member on coin_deposit (member_id);

-- The invented chain of play money: what was pretended to be sent.
create table simulated_payment (
  address text primary key,
  units   numeric(40) not null check (units > 0),
  hash    text not null unique,
  at      timestamptz not null default now()
);

alter table coin_deposit enable row level security;
create policy coin_deposit_below on coin_deposit to camellia_app
  using (exists (select 1 from member m where m.id = member_id));
grant select, insert on coin_deposit to camellia_app;
grant update (closed_at) on coin_deposit to camellia_app;
grant insert, select on simulated_payment to camellia_app;
