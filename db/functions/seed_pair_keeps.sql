-- What was committed to stays: a pair gets its client seed once and is shown once.
create or replace function seed_pair_keeps() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if coalesce(old.rounds, 1) > 0 then
      raise exception 'a seed pair that served rounds is kept';
    end if;
    return old;
  end if;
  if (new.id, new.member_id, new.server_seed, new.commit, new.created_at)
       is distinct from (old.id, old.member_id, old.server_seed, old.commit, old.created_at)
     or old.revealed_at is not null
     or (old.client_seed is not null and new.client_seed is distinct from old.client_seed) then
    raise exception 'a seed pair is committed to and does not change';
  end if;
  return new;
end $$;

create or replace trigger seed_pair_keeps before update or delete on seed_pair
  for each row execute function seed_pair_keeps();
