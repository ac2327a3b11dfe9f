-- Runs at commit: the lock that orders the chain is held for the commit only, and is always the
-- last one taken.
create or replace function trail_chain() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  head trail_link;
  before_hash bytea;
begin
  perform pg_advisory_xact_lock(7304, 0);
  select * into head from trail_link order by seq desc limit 1;
  before_hash := coalesce(head.hash, ''::bytea);
  insert into trail_link (seq, trail_id, previous, hash)
  values (coalesce(head.seq, 0) + 1, new.id, before_hash,
          sha256(before_hash || convert_to(trail_text(new), 'UTF8')));
  return null;
end $$;

drop trigger if exists trail_chained on trail;
create constraint trigger trail_chained after insert on trail
  deferrable initially deferred for each row execute function trail_chain();

revoke all on function trail_chain() from public, camellia_app;
