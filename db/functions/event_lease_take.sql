-- Who runs a game's shared rounds. A runner keeps its lease by asking again; when it is silent for
-- too long another takes over with the next fencing number, and what the first still tries to
-- write is refused by its old one.
create or replace function event_lease_take(title text, candidate uuid, seconds double precision)
  returns bigint language sql as $$
  insert into event_lease as l (game, runner, fence, until)
  values (title, candidate, 1, clock_timestamp() + make_interval(secs => seconds))
  on conflict (game) do update
    set runner = candidate, fence = l.fence + (l.runner <> candidate)::integer,
        until = clock_timestamp() + make_interval(secs => seconds)
    where l.runner = candidate or l.until < clock_timestamp()
  returning fence
$$;
revoke all on function event_lease_take(text, uuid, double precision) from public, camellia_app;
