-- May this person say yes or ask for what takes two people now, and together with that other one?
-- `until` is when they may again, `pays_from` when they may pay small amounts out of a partner's
-- balance: a partner who is new has only what was given since, and what they change themselves
-- opens their account to nobody.
create or replace function approver_state(
    approver bigint, other bigint, hours integer, days integer,
    out until timestamptz, out pays_from timestamptz, out related boolean)
  language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  lately timestamptz := now() - make_interval(hours => hours);
begin
  select max(n.at), max(n.at) filter (
      where (n.what <> 'CREATED' or n.kind = 'USER') and n.by_id is distinct from approver)
    into until, pays_from
  from approver_notes_of(approver, greatest(lately, (
    select max(l.at) from approver_lift l where l.member_id = approver))) n
  where n.stands and (n.what <> 'PLACE' or n.kind = 'USER');
  until := until + make_interval(hours => hours);
  pays_from := pays_from + make_interval(hours => hours);
  related := people_related(approver, other, lately, now() - make_interval(days => days));
end $$;

revoke all on function approver_state(bigint, bigint, integer, integer) from public, camellia_app;
grant execute on function approver_state(bigint, bigint, integer, integer) to camellia_app;
