-- The day that everything by day is counted in, wherever the server stands.
create or replace function business_day(at timestamptz) returns date
  language sql immutable parallel safe as $$
  select (at at time zone 'Asia/Seoul')::date
$$;
