-- Access: looking through another's eyes, second factors over a hand-off, counted tries, friends.

-- A ticket that shows the site as a member sees it, instead of one's own office.
alter table ticket add column view_of bigint references member;
-- A hand-off that waits for its second factor opens a session below this one.
alter table two_factor_ticket add column parent_id uuid references session;
create index session_viewed on session (viewed_by) where viewed_by is not null and ended_at is null;
create index member_invited on member (invited_by, created_at desc) where invited_by is not null;

-- Tries at things that can be guessed, beside the login: counted for half an hour, then forgotten.
create table attempt (
  id      uuid primary key,
  at      timestamptz not null default now(),
  kind    text not null check (kind in ('FORGOT', 'SET_PASSWORD', 'PASSWORD', 'WITHDRAW', 'FACTOR')),
  subject text not null
);
create index attempt_subject on attempt (kind, subject, at);
create index attempt_at on attempt (at);
