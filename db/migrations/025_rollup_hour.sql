-- A day's sums are cut by the hour, so that today can be compared with yesterday until the same time
-- without reading yesterday's rounds. Still one row is written with a round, not two.
alter table rollup_day add column hour smallint not null default 0;
alter table rollup_day add constraint rollup_day_hour check (hour between 0 and 23);
alter table rollup_day drop constraint rollup_day_pkey;
delete from rollup_day;
insert into rollup_day (member_id, day, hour, game_type, epoch, rounds, stake, win)
select member_id, (at at time zone 'Asia/Seoul')::date,
       extract(hour from at at time zone 'Asia/Seoul')::smallint, game_type, epoch,
       count(*), sum(stake), sum(win)
from round where gift is null and status <> 'CANCEL' group by 1, 2, 3, 4, 5;
alter table rollup_day add primary key (member_id, day, game_type, epoch, hour);
alter table rollup_day alter column hour drop default;

-- What gifts paid is counted by time, and gifts are few among the rounds.
create index round_gift on round (at) where gift is not null;

-- Logins of a period.
create index session_created on session (created_at);
