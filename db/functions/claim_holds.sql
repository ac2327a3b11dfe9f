-- Whether a claim still holds: in its time, and by somebody who is logged in to the office, in good
-- standing, above the member and allowed to decide on this kind. Judged whenever it is read, so
-- that no request is kept from others by someone who is gone. Holders may stand above the reader,
-- whom row security hides: hence the owner's rights.
create or replace function claim_holds(holder bigint, until timestamptz, asker bigint, asked text)
  returns boolean language sql stable security definer set search_path = public, pg_temp as $$
  select holder is not null and until > now() and exists (
    select 1 from member h join role r on r.id = h.role_id, member o
    where h.id = holder and h.status = 0 and o.id = asker
      and o.path @> array[case when h.kind = 'USER' then h.parent_id else h.id end]
      and (select bool_and(needed = any (r.permissions || h.granted)
                           and not needed = any (h.withheld))
           from unnest(case asked
             when 'WITHDRAW' then array['Partner_Login.read', 'Withdraw.allow']
             when 'PAYMENT' then array['Partner_Login.read', 'Payment.allow']
             when 'COLLECT' then array['Partner_Login.read', 'Payment.allow', 'Collect.allow']
             else array['Partner_Login.read', 'Deposit.allow'] end) needed))
    and exists (
      select 1 from session s
      where s.member_id = holder and s.site = 'OFFICE' and s.viewed_by is null
        and s.ended_at is null and s.expires_at > now())
$$;

revoke all on function claim_holds(bigint, timestamptz, bigint, text) from public, camellia_app;
grant execute on function claim_holds(bigint, timestamptz, bigint, text) to camellia_app;
