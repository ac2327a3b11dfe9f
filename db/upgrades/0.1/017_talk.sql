-- Everything said between the site, its partners and its players.

-- 1. Notices belong to a line: everyone below sees them. Null: the whole site's.
alter table notice
  add column owner_id   bigint references member,
  add column written_by bigint references member,
  add column category   text not null default 'NOTICE'
    check (category in ('NOTICE', 'EVENT', 'MAINTENANCE', 'GAME', 'PAYMENT')),
  add column partner    boolean not null default false,
  add column pinned     boolean not null default false,
  add column changed_at timestamptz not null default now(),
  add constraint notice_period check (ends_at is null or ends_at > starts_at);
create index notice_newest on notice (created_at desc, id);

-- Everyone on the way from the root down to whoever asks.
create function app_line() returns bigint[] language sql stable parallel safe
  return (select m.path from member m where m.id = app_actor());

alter table notice enable row level security;
create policy notice_seen on notice for select to camellia_app
  using (owner_id is null or owner_id = any ((select app_line())::bigint[])
         or exists (select 1 from member m where m.id = owner_id));
create policy notice_written on notice for insert to camellia_app
  with check (owner_id = app_scope() and written_by = app_actor());
create policy notice_changed on notice for update to camellia_app
  using (owner_id = app_scope() or (owner_id is null and app_is_head()));
create policy notice_removed on notice for delete to camellia_app
  using (exists (select 1 from member m where m.id = owner_id)
         or (owner_id is null and app_is_head()));
grant insert, update, delete on notice to camellia_app;

-- 2. A letter is written once; a message is its way to one receiver.
create table letter (
  id          uuid primary key,
  -- The line it was sent from, and who of it wrote it.
  scope_id    bigint not null references member,
  sender_id   bigint not null references member,
  -- As it was when it was sent: a player does not see the tree above them.
  sender_name text not null,
  title       text not null,
  content     text not null,
  target      jsonb not null default '{"kind": "SELECTED"}',
  total       integer not null default 1,
  sent        integer not null default 0,
  -- The last receiver reached: delivery goes on behind it after any crash.
  reached     bigint not null default 0,
  -- Nobody who joins later gets it.
  last_member bigint not null default 0,
  created_at  timestamptz not null default now(),
  finished_at timestamptz
);
create index letter_newest on letter (created_at desc, id desc);
create index letter_open on letter (created_at) where finished_at is null;

-- Letters and people are never removed, so that a message need not look them up again: a hundred
-- thousand look-ups are most of what a letter to everyone would cost.
alter table message add column letter_id uuid;
alter table message drop constraint message_sender_id_fkey;
insert into letter (id, scope_id, sender_id, sender_name, title, content, total, sent, created_at,
                    finished_at)
  select x.id, coalesce(case m.kind when 'USER' then m.parent_id end, m.id), x.sender_id,
         x.sender_name, x.title, x.content, 1, 1, x.created_at, x.created_at
  from message x join member m on m.id = x.sender_id;
update message set letter_id = id;
alter table message
  alter column letter_id set not null,
  drop column sender_name,
  drop column title,
  drop column content;
-- A box is small: what is new in it is counted by its own index.
drop index message_unread;
create unique index message_once on message (letter_id, receiver_id);
create index message_read on message (letter_id) where read_at is not null;

-- Numbers in the order of time, as the product makes them; here for thousands at once.
create function uuid_of_now() returns uuid language sql volatile
  return encode(set_bit(set_bit(overlay(uuid_send(gen_random_uuid()) placing
    substring(int8send((extract(epoch from clock_timestamp()) * 1000)::bigint) from 3)
    from 1 for 6), 52, 1), 53, 1), 'hex')::uuid;

alter table letter enable row level security;
-- Read by those it was sent to, and by the line it came from.
create policy letter_seen on letter for select to camellia_app
  using (sender_id = app_actor()
         or exists (select 1 from member m where m.id = scope_id)
         or exists (select 1 from message x where x.letter_id = letter.id and x.receiver_id = app_actor()));
create policy letter_sent on letter for insert to camellia_app
  with check (sender_id = app_actor() and scope_id = app_scope());
create policy letter_counted on letter for update to camellia_app using (sender_id = app_actor());
grant select, insert on letter to camellia_app;
grant update (sent, finished_at) on letter to camellia_app;

-- How many have read each letter, for whoever may see the letter. Counted where it is cheap.
create function letter_reads(letters uuid[]) returns table (letter_id uuid, read integer)
  language sql stable security definer set search_path = public, pg_temp as $$
  select l.id, (select count(*)::integer from message x
                where x.letter_id = l.id and x.read_at is not null)
  from letter l join member m on m.id = l.scope_id
  where l.id = any (letters) and m.path @> array[app_scope()]
$$;
-- Who got it: only those who are below the reader.
create function letter_receivers(letter uuid, only_read boolean, most integer, skip integer)
  returns table (member_id bigint, read_at timestamptz, removed boolean, total bigint)
  language sql stable security definer set search_path = public, pg_temp as $$
  select x.receiver_id, x.read_at, x.removed_at is not null, count(*) over ()
  from message x join member m on m.id = x.receiver_id
  where x.letter_id = letter and m.path @> array[app_scope()]
    and exists (select 1 from letter l join member o on o.id = l.scope_id
                where l.id = letter and o.path @> array[app_scope()])
    and (only_read is null or (x.read_at is not null) = only_read)
  order by x.read_at desc nulls last, x.receiver_id
  limit most offset skip
$$;
revoke all on function letter_reads(uuid[]), letter_receivers(uuid, boolean, integer, integer)
  from public;
grant execute on function letter_reads(uuid[]), letter_receivers(uuid, boolean, integer, integer)
  to camellia_app;

create table message_template (
  id         uuid primary key,
  owner_id   bigint not null references member,
  name       text not null,
  title      text not null,
  content    text not null,
  created_at timestamptz not null default now()
);
alter table message_template enable row level security;
create policy message_template_own on message_template to camellia_app
  using (owner_id = app_scope()) with check (owner_id = app_scope());
grant select, insert, delete on message_template to camellia_app;
grant update (name, title, content) on message_template to camellia_app;

-- 3. Files. Kept with the words they belong to: one commit, one backup, one right to read.
create table file (
  id         uuid primary key,
  owner_id   bigint not null references member,
  name       text not null,
  type       text not null check (type in ('image/webp', 'application/pdf')),
  size       integer not null check (size > 0),
  width      integer,
  height     integer,
  bytes      bytea not null,
  created_at timestamptz not null default now(),
  -- Set when it is attached: a file belongs to one post.
  used_at    timestamptz
);
-- Pictures are packed already.
alter table file alter column bytes set storage external;
create index file_owner on file (owner_id, created_at desc);
create index file_loose on file (created_at) where used_at is null;

-- 4. Questions and answers.
create table inquiry (
  id          uuid primary key,
  member_id   bigint not null references member,
  door        text not null check (door in ('CONTACT', 'INQUIRE', 'FAST_DEPOSIT', 'CHAT')),
  category    text not null check (category in
    ('DEPOSIT', 'WITHDRAW', 'GAME', 'USAGE', 'SPEED', 'LOSS', 'BONUS', 'OTHER')),
  title       text not null,
  -- Of whoever asked, to be answered in.
  language    text not null,
  status      text not null default 'PENDING' check (status in ('PENDING', 'READING', 'FINISHED')),
  register_id bigint references member,
  created_at  timestamptz not null default now(),
  -- The last thing said.
  last_at     timestamptz not null default now(),
  answered_at timestamptz,
  -- When the member last looked at it.
  seen_at     timestamptz not null default now(),
  rating      smallint check (rating between 1 and 5),
  constraint inquiry_read_by_someone check (status <> 'READING' or register_id is not null)
);
create index inquiry_member on inquiry (member_id, last_at desc, id desc);
create index inquiry_open on inquiry (status, last_at, id) where status <> 'FINISHED';
create index inquiry_finished on inquiry (last_at desc, id desc) where status = 'FINISHED';

create table inquiry_post (
  id         uuid primary key,
  inquiry_id uuid not null references inquiry,
  author_id  bigint references member,
  side       text not null check (side in ('MEMBER', 'STAFF', 'MACRO')),
  content    text not null,
  file_id    uuid unique references file,
  created_at timestamptz not null default clock_timestamp()
);
create index inquiry_post_inquiry on inquiry_post (inquiry_id, created_at, id);

create table macro (
  id         uuid primary key,
  owner_id   bigint not null references member,
  name       text not null,
  category   text,
  contents   jsonb not null,
  position   integer not null default 0,
  created_at timestamptz not null default now()
);

-- 5. What is asked often. The head office writes, everyone reads.
create table faq (
  id         uuid primary key,
  category   text not null check (category in
    ('ACCOUNT', 'MONEY', 'GAME', 'BONUS', 'SAFETY', 'OTHER')),
  questions  jsonb not null,
  answers    jsonb not null,
  shown      boolean not null default true,
  position   integer not null default 0,
  created_at timestamptz not null default now()
);

-- 6. Live conversations.
create table chat (
  id          uuid primary key,
  member_id   bigint not null references member,
  status      text not null default 'WAITING' check (status in ('WAITING', 'TALKING', 'CLOSED')),
  assigned_id bigint references member,
  language    text not null,
  member_seen uuid,
  staff_seen  uuid,
  last_at     timestamptz not null default now(),
  created_at  timestamptz not null default now(),
  closed_at   timestamptz
);
create unique index chat_one_open on chat (member_id) where status <> 'CLOSED';
create index chat_open on chat (last_at, id) where status <> 'CLOSED';
create index chat_closed on chat (last_at desc, id desc) where status = 'CLOSED';
create index chat_member on chat (member_id, created_at desc);

create table chat_post (
  id         uuid primary key,
  chat_id    uuid not null references chat,
  -- The order in which things were said; ids are made by browsers.
  seq        bigint generated always as identity,
  author_id  bigint not null references member,
  side       text not null check (side in ('MEMBER', 'STAFF')),
  content    text not null,
  file_id    uuid unique references file,
  created_at timestamptz not null default clock_timestamp(),
  constraint chat_post_says check (content <> '' or file_id is not null)
);
create index chat_post_chat on chat_post (chat_id, seq desc);

-- 7. Alarms someone does not want to hear of.
create table alarm_choice (
  member_id bigint primary key references member,
  muted     text[] not null
);

alter table file enable row level security;
alter table inquiry enable row level security;
alter table inquiry_post enable row level security;
alter table macro enable row level security;
alter table faq enable row level security;
alter table chat enable row level security;
alter table chat_post enable row level security;
alter table alarm_choice enable row level security;

-- A player is the whole of their own subtree: one rule says "mine" to them and "below" to staff.
create policy inquiry_below on inquiry to camellia_app
  using (exists (select 1 from member m where m.id = member_id));
create policy inquiry_post_seen on inquiry_post for select to camellia_app
  using (exists (select 1 from inquiry i where i.id = inquiry_id));
create policy inquiry_post_said on inquiry_post for insert to camellia_app
  with check ((author_id = app_actor() or author_id is null)
              and exists (select 1 from inquiry i where i.id = inquiry_id));
create policy chat_below on chat to camellia_app
  using (exists (select 1 from member m where m.id = member_id));
create policy chat_post_seen on chat_post for select to camellia_app
  using (exists (select 1 from chat c where c.id = chat_id));
create policy chat_post_said on chat_post for insert to camellia_app
  with check (author_id = app_actor() and exists (select 1 from chat c where c.id = chat_id));
-- One's own, and whatever hangs on words one may read.
create policy file_own on file to camellia_app
  using (owner_id = app_actor()) with check (owner_id = app_actor());
create policy file_seen on file for select to camellia_app
  using (exists (select 1 from inquiry_post p where p.file_id = file.id)
         or exists (select 1 from chat_post p where p.file_id = file.id));
-- Used by everyone below the line that wrote it.
create policy macro_seen on macro for select to camellia_app
  using (owner_id = any ((select app_line())::bigint[]));
create policy macro_own on macro to camellia_app
  using (owner_id = app_scope()) with check (owner_id = app_scope());
create policy faq_seen on faq for select to camellia_app using (true);
create policy faq_head on faq to camellia_app using (app_is_head()) with check (app_is_head());
create policy alarm_choice_own on alarm_choice to camellia_app
  using (member_id = app_actor()) with check (member_id = app_actor());

grant select, insert on inquiry, inquiry_post, chat, chat_post, file to camellia_app;
grant update (status, register_id, last_at, answered_at, seen_at, rating) on inquiry to camellia_app;
grant update (status, assigned_id, member_seen, staff_seen, last_at, closed_at) on chat
  to camellia_app;
grant update (used_at) on file to camellia_app;
grant select, insert, delete on macro, faq to camellia_app;
grant update (name, category, contents, position) on macro to camellia_app;
grant update (category, questions, answers, shown, position) on faq to camellia_app;
grant select, insert, update on alarm_choice to camellia_app;

-- Who of the staff above a member may answer them and is here: connected to a node of the last
-- seconds, with a session of the office, or named by the node that asks.
create function staff_present(member bigint, here bigint[]) returns boolean
  language sql stable security definer set search_path = public, pg_temp as $$
  select exists (
    select 1 from member s join role r on r.id = s.role_id, member p
    where p.id = member and p.path @> array[app_scope()] and s.kind in ('PARTNER', 'USER')
      and s.status = 0 and s.id <> p.id
      and case s.kind when 'USER' then s.parent_id else s.id end = any (p.path)
      and 'Faq.write' = any (r.permissions || s.granted) and 'Faq.write' <> all (s.withheld)
      and (s.id = any (here)
           or (s.id = any (connected_members())
               and exists (select 1 from session x where x.member_id = s.id and x.site = 'OFFICE'
                           and x.ended_at is null and x.expires_at > now()))))
$$;
revoke all on function staff_present(bigint, bigint[]) from public;
grant execute on function staff_present(bigint, bigint[]) to camellia_app;
