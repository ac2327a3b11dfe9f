-- The monitor of returns judges every game by its exact distribution: the sum of what rounds paid in
-- hundredths of the bet does not depend on the stakes. Bought features are counted by themselves,
-- games without variants under the empty one, and squares are kept so that the spread can be compared.

alter table game_day
  add column kind         text not null default 'spin' check (kind in ('spin', 'buy')),
  -- Null in days that were summed before this was kept: they are shown and not judged.
  add column cents        bigint,
  add column cents_square numeric,
  drop constraint game_day_pkey,
  add primary key (game, day, variant, kind);

-- A game that left what chance allows, told once per game and day.
create table rtp_alarm (
  game    text not null references game,
  day     date not null,
  variant text not null,
  kind    text not null check (kind in ('spin', 'buy')),
  rounds  bigint not null,
  -- Distance as a bell curve would have it for the same exact chance.
  z       numeric not null,
  -- What a round paid back on average, in basis points of what it cost.
  mean    integer not null,
  at      timestamptz not null default now(),
  primary key (game, day)
);
alter table rtp_alarm enable row level security;
create policy rtp_alarm_head on rtp_alarm for select to camellia_app using (app_is_head());
grant select on rtp_alarm to camellia_app;

-- What the games of the whole site paid back on one business day, from its rounds. A slot says its
-- cents; of odd or even, whose win is rounded down to whole won, they are rounded up again.
drop function game_day_of(date);
create function game_day_of(wanted date)
  returns table (game text, variant text, kind text, rounds bigint, stake bigint, win bigint,
                 stake_square numeric, cents bigint, cents_square numeric)
  language sql stable security definer set search_path = public, pg_temp as $$
  select r.game, coalesce(r.outcome ->> 'variant', ''), k.kind, count(*), sum(r.stake)::bigint,
         sum(r.win)::bigint, sum(r.stake::numeric * r.stake), sum(c.cents)::bigint,
         sum(c.cents::numeric * c.cents)
  from round r,
    lateral (select case when coalesce((r.choice ->> 'buy')::boolean, false) then 'buy'
                    else 'spin' end as kind) k,
    lateral (select coalesce((r.outcome ->> 'cents')::bigint,
                             ceil(r.win * 100.0 / r.stake)::bigint) as cents) c
  where r.at >= wanted::timestamp at time zone 'Asia/Seoul'
    and r.at < (wanted + 1)::timestamp at time zone 'Asia/Seoul'
    and r.gift is null and r.stake > 0
  group by 1, 2, 3
$$;
revoke all on function game_day_of(date) from public;
grant execute on function game_day_of(date) to camellia_app;
