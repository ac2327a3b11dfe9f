-- People in full: the brief's further fields, memos, roles with an owner, addresses, two-factor,
-- and what the application may write in its users' names.

alter table member
  add column first_name text not null default '',
  add column last_name  text not null default '',
  add column birthday   date;

-- Those directly below, by name: the partner tree is opened one node at a time.
create index member_parent on member (parent_id, kind);
create index member_newest on member (created_at desc, id desc);
create index member_role on member (role_id);
create index rate_version_member on rate_version (member_id, id desc);

-- A path is the parent's path and oneself, for everyone, at every commit. So no move can make a
-- circle or leave someone behind.
create function member_path_holds() returns trigger language plpgsql
  security definer set search_path = public, pg_temp as $$
begin
  if exists (
    select 1 from member m left join member p on p.id = m.parent_id
    where m.id = new.id and m.path <> coalesce(p.path, '{}') || m.id
  ) or exists (
    select 1 from member m join member c on c.parent_id = m.id
    where m.id = new.id and c.path <> m.path || c.id
  ) then
    raise exception using errcode = 'check_violation', constraint = 'member_path',
      message = format('the path of member %s does not follow its parent', new.id);
  end if;
  return null;
end $$;
create constraint trigger member_path after insert or update of path, parent_id on member
  deferrable initially deferred for each row execute function member_path_holds();

create table memo (
  id         uuid primary key,
  member_id  bigint not null references member,
  author_id  bigint not null references member,
  text       text not null check (text <> ''),
  created_at timestamptz not null default now(),
  removed_at timestamptz
);
create index memo_member on memo (member_id, created_at desc) where removed_at is null;

-- When someone was last connected; apart from member, because it changes all day.
create table presence (
  member_id bigint primary key references member,
  seen_at   timestamptz not null default now()
) with (fillfactor = 50);

-- A role belongs to the partner who made it: it is offered in that partner's line only.
alter table role
  add column owner_id bigint references member,
  add column position integer not null default 0,
  drop constraint role_name;
create unique index role_name on role (coalesce(owner_id, 0), lower(name));

-- The scope of the head office is the root of the tree: only there are rules of the whole site made.
create function app_is_head() returns boolean language sql stable parallel safe
  return exists (select 1 from member m where m.id = app_scope() and m.parent_id is null);
create function role_is_mine(owner bigint) returns boolean language sql stable parallel safe
  return case when owner is null then app_is_head()
              else exists (select 1 from member m where m.id = owner) end;

-- Addresses that may not come, or that may although their range may not. The narrowest rule wins.
create table ip_rule (
  id         uuid primary key,
  network    cidr not null,
  site       text not null check (site in ('PLAYER', 'OFFICE')),
  verdict    text not null check (verdict in ('BLOCK', 'ALLOW')),
  note       text not null default '',
  created_at timestamptz not null default now(),
  created_by bigint not null references member,
  constraint ip_rule_once unique (network, site)
);

-- A browser names itself with a number of its own: the same device behind several accounts.
alter table session
  add column device text not null default '',
  -- Whoever looks through another's eyes; such a session reads and changes nothing.
  add column viewed_by bigint references member;
alter table login add column device text not null default '';
create index login_member on login (member_id, at desc);
create index login_device on login (device, at) where device <> '';

-- Second factor: a sealed secret, in force once confirmed. A code's step is used once.
create table two_factor (
  member_id     bigint primary key references member,
  secret_sealed bytea not null,
  created_at    timestamptz not null default now(),
  confirmed_at  timestamptz,
  last_step     bigint not null default 0
);
create table recovery_code (
  member_id bigint not null references member,
  code_hash bytea not null,
  used_at   timestamptz,
  primary key (member_id, code_hash)
);
-- A right password that still waits for its second factor.
create table two_factor_ticket (
  code_hash  bytea primary key,
  member_id  bigint not null references member,
  login_id   uuid not null references login,
  created_at timestamptz not null default now(),
  tries      integer not null default 0,
  used_at    timestamptz
);

-- A forgotten password: asked for, approved by staff, used with a code that staff pass on.
create table password_request (
  id          uuid primary key,
  member_id   bigint not null references member,
  status      text not null check (status in ('PENDING', 'APPROVED', 'REFUSED', 'USED')),
  address     inet,
  created_at  timestamptz not null default now(),
  decided_by  bigint references member,
  decided_at  timestamptz,
  reason      text not null default '',
  code_hash   bytea,
  expires_at  timestamptz,
  tries       integer not null default 0
);
create unique index password_request_open on password_request (member_id)
  where status in ('PENDING', 'APPROVED');
create index password_request_waiting on password_request (created_at) where status = 'PENDING';

-- Row security lets no index look at text before the scope is known, so finding people by the
-- beginning of an id or a name is done here, and only inside the scope of who asks.
create function member_find(prefix text, prints bytea[], most integer) returns setof bigint
  language sql stable security definer set search_path = public, pg_temp as $$
  select distinct id from (
    (select id from member
      where lower(code) ~>=~ prefix and lower(code) ~<~ (prefix || U&'\+10FFFF')
        and path @> array[app_scope()] limit most)
    union all
    (select id from member
      where lower(name) ~>=~ prefix and lower(name) ~<~ (prefix || U&'\+10FFFF')
        and path @> array[app_scope()] limit most)
    union all
    (select id from member where phone_print = any(prints) and path @> array[app_scope()])
    union all
    (select id from member where account_print = any(prints) and path @> array[app_scope()])
  ) as found limit most
$$;
revoke all on function member_find(text, bytea[], integer) from public;
grant execute on function member_find(text, bytea[], integer) to camellia_app;

alter table memo enable row level security;
create policy memo_below on memo to camellia_app
  using (exists (select 1 from member m where m.id = member_id));
alter table presence enable row level security;
create policy presence_below on presence to camellia_app
  using (exists (select 1 from member m where m.id = member_id));
-- A try with an id that nobody has is the head office's to see.
alter table login enable row level security;
create policy login_below on login to camellia_app
  using (exists (select 1 from member m where m.id = member_id)
         or (member_id is null and app_is_head()));
alter table password_request enable row level security;
create policy password_request_below on password_request to camellia_app
  using (exists (select 1 from member m where m.id = member_id));
-- One's own to make; whoever stands above may see that it is there, and take it away.
alter table two_factor enable row level security;
create policy two_factor_own on two_factor to camellia_app using (member_id = app_actor());
create policy two_factor_seen on two_factor for select to camellia_app
  using (exists (select 1 from member m where m.id = member_id));
create policy two_factor_removed on two_factor for delete to camellia_app
  using (exists (select 1 from member m where m.id = member_id));
alter table recovery_code enable row level security;
create policy recovery_code_own on recovery_code to camellia_app using (member_id = app_actor());
create policy recovery_code_removed on recovery_code for delete to camellia_app
  using (exists (select 1 from member m where m.id = member_id));

-- A role is seen by its owner's line, upwards and downwards, and written by its owner and above.
alter table role enable row level security;
create policy role_seen on role for select to camellia_app
  using (owner_id is null
         or owner_id = any ((select m.path from member m where m.id = app_scope())::bigint[])
         or exists (select 1 from member m where m.id = owner_id));
create policy role_made on role for insert to camellia_app with check (role_is_mine(owner_id));
create policy role_changed on role for update to camellia_app using (role_is_mine(owner_id));
create policy role_removed on role for delete to camellia_app using (role_is_mine(owner_id));

-- A message goes down the tree, in one's own name.
drop policy message_own on message;
create policy message_seen on message for select to camellia_app
  using (receiver_id = app_actor() or sender_id = app_actor());
create policy message_changed on message for update to camellia_app
  using (receiver_id = app_actor());
create policy message_sent on message for insert to camellia_app
  with check (sender_id = app_actor()
              and exists (select 1 from member m where m.id = receiver_id));
-- The wallet of someone whom the caller has just created below themselves.
create function ledger_open_below(member bigint, pair uuid) returns void
  language sql security definer set search_path = public, pg_temp
  begin atomic
    insert into wallet (member_id, seed_id)
    select m.id, s.id from member m join seed_pair s on s.member_id = m.id
    where m.id = ledger_open_below.member and s.id = pair and m.path @> array[app_scope()];
  end;
revoke all on function ledger_open_below(bigint, uuid) from public;

-- Staff open the wallet and the first seeds of someone they create below themselves.
create policy seed_below on seed_pair for insert to camellia_app
  with check (exists (select 1 from member m where m.id = member_id and m.id <> app_actor()));

grant insert on member, rate_version, memo, role, ip_rule, message to camellia_app;
grant execute on function ledger_open_below(bigint, uuid) to camellia_app;
grant update (name, first_name, last_name, birthday, email, bank, depositor, account_sealed,
              account_print, phone_sealed, phone_print, password_hash, withdraw_password_hash,
              role_id, granted, withheld, parent_id, path, rate_version) on member to camellia_app;
grant update (name, parent_id, permissions, position) on role to camellia_app;
grant delete on role, ip_rule to camellia_app;
grant select on memo, presence, ip_rule to camellia_app;
grant update (removed_at) on memo to camellia_app;
grant select, update on password_request to camellia_app;
grant insert on password_request to camellia_app;
grant select, insert, update, delete on two_factor, recovery_code to camellia_app;
grant select on login to camellia_app;
grant select (site, address, agent, device, viewed_by, expires_at) on session to camellia_app;
