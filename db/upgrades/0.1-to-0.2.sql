-- A database of 0.1 becomes one of 0.2: in one transaction, with what was done to its rows. A test
-- holds the result to what the migrations make of an empty database.

-- 1. Functions have files now (db/functions): all that policies do not need go, and come from there.
drop trigger transfer_append_only on transfer;
drop trigger round_append_only on round;
drop trigger cause_append_only on cause;
drop trigger trail_append_only on trail;
drop trigger trail_link_append_only on trail_link;
drop trigger trail_chained on trail;
drop trigger member_path on member;
drop trigger role_circle on role;
drop trigger protection_keeps on protection;
drop function
  bet_barred(bigint, bigint, timestamptz), business_day(timestamptz), company_account_rest(uuid),
  connected_members(), game_day_of(date), ledger_bets(jsonb), ledger_bets_at(jsonb, timestamptz),
  ledger_change(bigint, text, bigint), ledger_ensure_month(date), ledger_lock_day(),
  ledger_move(jsonb, jsonb, timestamptz), ledger_open(bigint, uuid),
  ledger_open_below(bigint, uuid), ledger_post(jsonb), ledger_post_at(jsonb, timestamptz),
  ledger_rotate(bigint, uuid, uuid), letter_reads(uuid[]),
  letter_receivers(uuid, boolean, integer, integer), member_below(bigint),
  member_branches(bigint, integer), member_find(text, bytea[], integer),
  member_page(jsonb, bigint, bigint), member_path_holds(), member_sum(jsonb),
  member_taken(text[], text[], text[], text[]), message_unread(bigint), money_places(),
  period_start(text, date), play_limit_now(play_limit, timestamptz),
  play_limit_used(bigint, text, date), protection_keeps(), refuse_change(), role_circle_free(),
  role_counts(), role_crowd(bigint), round_commit(uuid), staff_present(bigint, bigint[]),
  trail_chain(), trail_check(), trail_text(trail), transaction_usual_minutes(text), uuid_of_now();
drop type bet_answer;

-- 2. A bet is judged before anything is drawn from a secret, and the pair of seeds it is drawn from
-- was announced before its player chose the client seed.
alter table wallet add column next_seed uuid;
alter table seed_pair
  alter column client_seed drop not null,
  drop constraint seed_pair_server_seed_check;
-- Every pair of 0.1 is shown now: its seeds lay open in the database.
update seed_pair s set rounds = w.nonce, revealed_at = now()
  from wallet w where w.seed_id = s.id and s.revealed_at is null;
update wallet set seed_id = null, nonce = 0;
alter table seed_pair add constraint seed_pair_sealed
  check (length(server_seed) > 32 or revealed_at is not null);
revoke insert, update on seed_pair from camellia_app;
drop policy seed_below on seed_pair;

-- Keys of browsers and of the system never meet: each kind of cause has a namespace of its own.
update cause c set key = 'bet:' || c.key from round r where r.id = c.id and r.at = c.at;
update cause c set key = 'other:' || c.key where c.key not like '%_:_%';
alter table cause
  drop constraint cause_key_check,
  add constraint cause_key check (length(key) between 3 and 200 and key like '%_:_%');

alter table round
  add column commit bytea,
  add column stream smallint not null default 1;

-- 3. Who watches the chain looks at everyone in turn.
alter table coin_deposit
  add column looked_at timestamptz not null default '-infinity',
  add column created_at timestamptz not null default now();
drop index coin_deposit_open, coin_deposit_member;
create index coin_deposit_open on coin_deposit (looked_at) where closed_at is null;
create index coin_deposit_member on coin_deposit (member_id, created_at);

-- 4. What a loop could not do for one of its items.
create table failed_item (
  work     text not null,
  item     text not null,
  tries    integer not null default 1 check (tries > 0),
  reason   text not null,
  first_at timestamptz not null default now(),
  last_at  timestamptz not null default now(),
  retry_at timestamptz not null,
  primary key (work, item)
);
grant select, update (retry_at) on failed_item to camellia_app;

-- 5. Two people are two only if one of them did not make the other.
create table approver_change (
  id        bigint generated always as identity primary key,
  at        timestamptz not null default now(),
  member_id bigint references member,
  role_id   bigint references role on delete cascade,
  by_id     bigint references member,
  what      text not null check (what in
    ('CREATED', 'PASSWORD', 'PHONE', 'FACTOR', 'RIGHTS', 'PLACE', 'UNBLOCKED')),
  constraint approver_change_one check ((member_id is null) <> (role_id is null))
);
create index approver_change_member on approver_change (member_id, at);
create index approver_change_role on approver_change (role_id, at);
create index approver_change_by on approver_change (by_id, at);
alter table approver_change enable row level security;
-- Accounts that were there before this was noted.
insert into approver_change (at, member_id, what)
select m.created_at, m.id, 'CREATED' from member m
where m.kind <> 'MEMBER' and m.parent_id is not null;

create index transaction_alone on transaction (decided_by, decided_at)
  where status = 'FINISHED' and not needs_two;
grant update (needs_two) on transaction to camellia_app;

-- 6. Whoever writes where a member's money is paid out to does not let it be paid.
create table bank_change (
  id        bigint generated always as identity primary key,
  at        timestamptz not null default now(),
  member_id bigint not null references member,
  by_id     bigint not null references member
);
create index bank_change_member on bank_change (member_id, at);
alter table bank_change enable row level security;

-- 7. The ends of the audit log, inside the database too.
create table trail_head (
  book      text not null,
  seq       bigint not null,
  at        text not null,
  hash      text not null,
  signature text not null,
  primary key (book, seq)
);
alter table trail_head enable row level security;
create policy trail_head_seen on trail_head for select to camellia_app using (true);
grant select on trail_head to camellia_app;

-- 8. Sign-ups that came to nothing are counted like other guesses.
alter table attempt drop constraint attempt_kind_check;
alter table attempt add constraint attempt_kind_check check (kind in
  ('FORGOT', 'SET_PASSWORD', 'PASSWORD', 'WITHDRAW', 'FACTOR', 'SIGNUP'));

-- 9. The monitor of returns judges every game by its exact distribution. What was summed before has
-- no cents: it is shown and not judged.
alter table game_day
  add column kind         text not null default 'spin' check (kind in ('spin', 'buy')),
  add column cents        bigint,
  add column cents_square numeric,
  drop constraint game_day_pkey,
  add primary key (game, day, variant, kind);
create table rtp_alarm (
  game    text not null references game,
  day     date not null,
  variant text not null,
  kind    text not null check (kind in ('spin', 'buy')),
  rounds  bigint not null,
  z       numeric not null,
  mean    integer not null,
  at      timestamptz not null default now(),
  primary key (game, day)
);
alter table rtp_alarm enable row level security;
create policy rtp_alarm_head on rtp_alarm for select to camellia_app using (app_is_head());
grant select on rtp_alarm to camellia_app;
