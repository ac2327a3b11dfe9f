-- A withdrawal is claimed, sent and then approved; a claim ends by itself (ADR 035).
alter table transaction
  -- When the claim ends unless its holder does something with it.
  add column claimed_until timestamptz,
  -- Who, of this claim, has seen the account in full: the look is in the audit log once.
  add column looked_by bigint references member,
  -- Who paid it out by bank, and when.
  add column sent_by   bigint references member,
  add column sent_at   timestamptz,
  -- Which ready-made reason it was rejected with: its owner reads it in the own language.
  add column macro     text,
  add constraint transaction_sent check (
    (sent_at is null) = (sent_by is null)
    and (sent_at is null or (type = 'WITHDRAW' and sent_by <> member_id))),
  -- What was paid out by bank is not given back to the balance as well.
  add constraint transaction_sent_stays check (sent_at is null or status <> 'REJECTED');
create index transaction_claimed on transaction (claimed_by)
  where status = 'PENDING' and claimed_by is not null;
create index transaction_sent_by on transaction (sent_by)
  where status = 'PENDING' and sent_by is not null;
grant update (claimed_until, looked_by, sent_by, sent_at, macro) on transaction to camellia_app;
