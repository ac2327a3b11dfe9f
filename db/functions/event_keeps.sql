-- What was promised before the first bet stays: the commit and its seed, the number, the hour of
-- closing. A round only goes forward, and an outcome that exists stays.
create or replace function event_keeps() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'event is append-only';
  end if;
  if (new.id, new.game, new.number, new.opens_at, new.closes_at, new.commit, new.server_seed)
     is distinct from
     (old.id, old.game, old.number, old.opens_at, old.closes_at, old.commit, old.server_seed)
     or (old.outcome is not null and new.outcome is distinct from old.outcome)
     or (old.root is not null and new.root is distinct from old.root)
     or (old.phase <> 'OPEN' and (new.bets, new.peaks) is distinct from (old.bets, old.peaks))
     or not (new.phase = old.phase
       or (old.phase, new.phase) in (('OPEN', 'CLOSED'), ('OPEN', 'VOID'), ('CLOSED', 'DRAWN'),
                                     ('CLOSED', 'VOID'), ('DRAWN', 'SETTLED'))) then
    raise exception 'a shared round keeps what it promised' using errcode = 'CM002';
  end if;
  return new;
end $$;
create or replace trigger event_keeps before update or delete on event
  for each row execute function event_keeps();
