-- Changes one balance of a wallet; an account without an owner has no row and nothing to change.
-- PROMO is the promotion money of a line.
create or replace function ledger_change(owner bigint, account text, change bigint,
                                         out seq bigint, out before bigint) returns record
  language plpgsql set search_path = public, pg_temp as $$
begin
  if owner is null then
    if account in ('CASH', 'POINT', 'HOLD', 'PROMO') then
      raise exception 'a % account needs its owner', account;
    end if;
    return;
  end if;
  case account
    when 'CASH' then
      update wallet w set cash = cash + change, cash_seq = cash_seq + 1, version = version + 1
        where member_id = owner returning w.cash_seq, w.cash - change into seq, before;
    when 'POINT' then
      update wallet w set point = point + change, point_seq = point_seq + 1, version = version + 1
        where member_id = owner returning w.point_seq, w.point - change into seq, before;
    when 'HOLD' then
      update wallet w set hold = hold + change, hold_seq = hold_seq + 1, version = version + 1
        where member_id = owner returning w.hold_seq, w.hold - change into seq, before;
    when 'PROMO' then
      update wallet w set promo = promo + change, promo_seq = promo_seq + 1, version = version + 1
        where member_id = owner returning w.promo_seq, w.promo - change into seq, before;
    else raise exception '% is not an account of a member', account;
  end case;
  if seq is null then
    raise exception 'member % has no wallet', owner;
  end if;
end $$;

revoke all on function ledger_change(bigint, text, bigint) from public, camellia_app;
