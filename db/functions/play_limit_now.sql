-- The bound that holds now: a wider one waits until its time has come.
create or replace function play_limit_now(l play_limit, moment timestamptz) returns bigint
  language sql immutable as $$
  select case when l.next_at <= moment then l.next_value else l.value end
$$;
