-- What has to be known of people before they may say yes to money.

-- Two people are two only if one of them did not make the other. Noted here: every account that can
-- approve when it is made, made stronger, or opened to somebody else, and who did it. Triggers
-- write it, so that no way to change a person goes past it.
create table approver_change (
  id        bigint generated always as identity primary key,
  at        timestamptz not null default now(),
  -- One person, or everyone who has a role.
  member_id bigint references member,
  role_id   bigint references role on delete cascade,
  -- Null: nobody in particular, such as a seed.
  by_id     bigint references member,
  what      text not null check (what in
    ('CREATED', 'PASSWORD', 'PHONE', 'FACTOR', 'RIGHTS', 'PLACE', 'UNBLOCKED')),
  constraint approver_change_one check ((member_id is null) <> (role_id is null))
);
create index approver_change_member on approver_change (member_id, at);
create index approver_change_role on approver_change (role_id, at);
create index approver_change_by on approver_change (by_id, at);
-- Only the triggers approver_* and the function approver_state touch it: no policy lets the
-- application in.
alter table approver_change enable row level security;

-- Whoever writes where a member's money is paid out to, and lets it be paid, pays themselves. Noted
-- here: every change of a member's bank account by somebody else, and who made it. A row for each:
-- one colleague's correction must not cover what another wrote. A trigger writes it, so that no way
-- to change a person goes past it.
create table bank_change (
  id        bigint generated always as identity primary key,
  at        timestamptz not null default now(),
  member_id bigint not null references member,
  by_id     bigint not null references member
);
create index bank_change_member on bank_change (member_id, at);
-- Only the trigger bank_changed and the function bank_change_state touch it: no policy lets the
-- application in.
alter table bank_change enable row level security;
