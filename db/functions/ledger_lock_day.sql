-- The lock of a business day: bets share it, closing a period takes it alone, so that no bet in
-- flight is missed. The first number only keeps it apart from other advisory locks.
create or replace function ledger_lock_day(out at timestamptz)
  language plpgsql as $$
begin
  loop
    at := clock_timestamp();
    perform pg_advisory_xact_lock_shared(7301, business_day(at) - date '2020-01-01');
    -- While we waited the day may have been closed: then this belongs to the next one.
    exit when business_day(clock_timestamp()) = business_day(at);
  end loop;
end $$;
