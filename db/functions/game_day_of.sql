-- What the games of the whole site paid back on one business day, from its rounds. A slot says its
-- cents; of odd or even, whose win is rounded down to whole won, they are rounded up again.
create or replace function game_day_of(wanted date)
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

revoke all on function game_day_of(date) from public, camellia_app;
grant execute on function game_day_of(date) to camellia_app;
