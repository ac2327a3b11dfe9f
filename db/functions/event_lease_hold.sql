-- Held until commit: nobody takes over between this look and what is written after it.
create or replace function event_lease_hold(title text, number bigint) returns void
  language plpgsql as $$
begin
  perform 1 from event_lease l where l.game = title and l.fence = number for share;
  if not found then
    raise exception 'another runner has taken over %', title using errcode = 'CM001';
  end if;
end $$;
revoke all on function event_lease_hold(text, bigint) from public, camellia_app;
