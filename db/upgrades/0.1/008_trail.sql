-- What staff changed: who, when, from where, before and after. Nothing here is ever altered, and
-- every entry is chained to the one before it, so that an alteration by anyone is found.
create table trail (
  id        uuid primary key,
  at        timestamptz not null default now(),
  actor_id  bigint not null references member,
  address   inet,
  action    text not null check (action ~ '^[a-z-]+\.[a-z-]+$'),
  -- The member it was done to; null for what concerns nobody in particular.
  member_id bigint references member,
  before    jsonb,
  after     jsonb,
  reason    text not null default ''
);
create index trail_member on trail (member_id, at desc);
create index trail_actor on trail (actor_id, at desc);
create index trail_at on trail (at desc);

create table trail_link (
  seq      bigint primary key,
  trail_id uuid not null unique references trail,
  previous bytea not null,
  hash     bytea not null
);

-- The same entry gives the same text for ever: jsonb and epochs have one spelling.
create function trail_text(entry trail) returns text language sql immutable
  return jsonb_build_array(entry.id, extract(epoch from entry.at), entry.actor_id, entry.address,
    entry.action, entry.member_id, entry.before, entry.after, entry.reason)::text;

-- Runs at commit: the lock that orders the chain is held for the commit only, and is always the
-- last one taken.
create function trail_chain() returns trigger
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
create constraint trigger trail_chained after insert on trail
  deferrable initially deferred for each row execute function trail_chain();

create trigger trail_append_only before update or delete on trail
  for each row execute function refuse_change();
create trigger trail_link_append_only before update or delete on trail_link
  for each row execute function refuse_change();

-- Reads the whole chain again. `broken` is the first link that does not hold, with the reason.
create function trail_check(out links bigint, out head bytea, out broken bigint, out why text)
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
revoke all on function trail_chain(), trail_check() from public;
grant execute on function trail_check() to camellia_app;

alter table trail enable row level security;
-- One reads what happened below oneself; what concerns no member belongs to who did it.
create policy trail_below on trail for select to camellia_app
  using (exists (select 1 from member m where m.id = coalesce(member_id, actor_id)));
-- Nobody writes in another's name.
create policy trail_own on trail for insert to camellia_app with check (actor_id = app_actor());
grant select on trail, trail_link to camellia_app;
grant insert (id, actor_id, address, action, member_id, before, after, reason) on trail
  to camellia_app;
