-- The hour of the business day that a moment falls in.
create or replace function business_hour(at timestamptz) returns smallint
  language sql immutable parallel safe as $$
  select extract(hour from at at time zone 'Asia/Seoul')::smallint
$$;
