-- The first business day of the period that runs.
create or replace function period_start(period text, today date) returns date
  language sql immutable parallel safe as $$
  select case period when 'DAY' then today
                     when 'WEEK' then date_trunc('week', today::timestamp)::date
                     else date_trunc('month', today::timestamp)::date end
$$;
