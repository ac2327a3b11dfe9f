-- Those with which one says yes to what another asked for, or pays.
create or replace function approving(permissions text[]) returns text[] language sql immutable as $$
  select array(select p from unnest(permissions) p where p in
    ('Deposit.allow', 'Withdraw.allow', 'Payment.allow', 'Collect.allow', 'Call.manage',
     'Rtp.manage'))
$$;
