-- Reads the whole chain again. `broken` is the first link that does not hold, with the reason.
create or replace function trail_check(
    out links bigint, out head bytea, out broken bigint, out why text)
  language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  select count(*) into links from trail_link;
  select l.hash into head from trail_link l order by l.seq desc limit 1;
  select c.seq, c.what into broken, why from (
    select l.seq, case
      when l.seq <> row_number() over chain then 'MISSING'
      when l.previous <> coalesce(lag(l.hash) over chain, ''::bytea) then 'REORDERED'
      when t.id is null then 'DELETED'
      when l.hash <> sha256(l.previous || convert_to(trail_text(t), 'UTF8')) then 'ALTERED'
    end as what
    from trail_link l left join trail t on t.id = l.trail_id
    window chain as (order by l.seq)
  ) c where c.what is not null order by c.seq limit 1;
  if broken is null and exists (
    select 1 from trail t where not exists (select 1 from trail_link l where l.trail_id = t.id)
  ) then
    broken := links + 1;
    why := 'UNCHAINED';
  end if;
end $$;

revoke all on function trail_check() from public, camellia_app;
grant execute on function trail_check() to camellia_app;
