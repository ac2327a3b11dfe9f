-- Who can act as whom, over any number of steps (ADR 030): what a right gained, what the head
-- office lifted, and the answer that another person has to agree to.

-- Of RIGHTS: the rights to approve that were gained. What was taken back makes nobody wait.
alter table approver_change add column gained text[] not null default '{}';
alter table approver_change drop constraint approver_change_what_check;
alter table approver_change add constraint approver_change_what_check check (what in
  ('CREATED', 'PASSWORD', 'PHONE', 'EMAIL', 'FACTOR', 'RIGHTS', 'PLACE', 'UNBLOCKED'));

-- The head office looked at what was done to somebody and lets them work again at once. Whoever did
-- it still is not their other pair of eyes.
create table approver_lift (
  id        bigint generated always as identity primary key,
  at        timestamptz not null default now(),
  member_id bigint not null references member,
  by_id     bigint not null references member,
  constraint approver_lift_other check (member_id <> by_id)
);
create index approver_lift_member on approver_lift (member_id, at);
-- Only the functions approver_state and approver_lifted touch it: no policy lets the application
-- in.
alter table approver_lift enable row level security;

-- What they ask and answer has grown; their files make them anew.
drop function if exists approver_state(bigint, bigint, integer, integer);
drop function if exists decided_alone(bigint, bigint[]);
create index transaction_alone_payer on transaction (payer_id, decided_at)
  where status = 'FINISHED' and not needs_two and payer_id is not null;
