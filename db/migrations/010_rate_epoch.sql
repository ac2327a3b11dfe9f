-- Which rates a bet has: the epoch, the highest rate version committed when it was judged. The
-- version of the player alone did not notice a change further up.
create table rate_epoch (
  only_row boolean primary key default true check (only_row),
  epoch    bigint not null
);
insert into rate_epoch (epoch) select coalesce(max(id), 0) from rate_version;

-- The number of a new version of someone's rates. Numbers are in the order of commits, because
-- whoever draws one holds the row until then.
create function rate_epoch_next() returns bigint
  language sql volatile security definer set search_path = public, pg_temp
  begin atomic
    update rate_epoch set epoch = epoch + 1 returning epoch;
  end;
revoke all on function rate_epoch_next() from public;
grant execute on function rate_epoch_next() to camellia_app;
alter table rate_version alter column id drop identity;
alter table rate_version alter column id set default rate_epoch_next();

alter table rate_epoch enable row level security;
create policy rate_epoch_seen on rate_epoch for select to camellia_app using (true);
grant select on rate_epoch to camellia_app;

alter table round rename column rate_version to epoch;
alter table rollup_day rename column rate_version to epoch;

-- Rounds of before carry the player's own version: they get what was in force at their moment.
alter table round disable trigger user;
update round r set epoch = e.epoch
from (
  select id, coalesce(lead(created_at) over w, 'infinity') as until, created_at,
         max(id) over (order by created_at, id) as epoch
  from rate_version window w as (order by created_at, id)
) e
where r.at >= e.created_at and r.at < e.until and r.epoch <> e.epoch;
alter table round enable trigger user;
delete from rollup_day;
insert into rollup_day (member_id, day, game_type, epoch, rounds, stake, win)
select member_id, (at at time zone 'Asia/Seoul')::date, game_type, epoch, count(*), sum(stake), sum(win)
from round where gift is null group by 1, 2, 3, 4;
