-- Monthly partitions of everything that grows with play.
create or replace function ledger_ensure_month(wanted date) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  first date := date_trunc('month', wanted)::date;
  suffix text := to_char(first, 'YYYYMM');
  parent text;
begin
  foreach parent in array array['transfer', 'round'] loop
    if to_regclass(format('%s_%s', parent, suffix)) is null then
      execute format(
        'create table %I partition of %I for values from (%L) to (%L)',
        parent || '_' || suffix, parent,
        first::timestamp at time zone 'Asia/Seoul',
        (first + interval '1 month')::timestamp at time zone 'Asia/Seoul');
    end if;
  end loop;
end $$;

-- The first months of a new database; afterwards a job makes them ahead of time.
select ledger_ensure_month((now() at time zone 'Asia/Seoul')::date);
select ledger_ensure_month(((now() at time zone 'Asia/Seoul') + interval '1 month')::date);

revoke all on function ledger_ensure_month(date) from public, camellia_app;
