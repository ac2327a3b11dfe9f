-- Where all the money is, for the head office. The accounts of the house have no row: they are what
-- went in less what went out, from every transfer there ever was.
create or replace function money_places()
  returns table (account text, holders integer, balance bigint, today bigint)
  language sql stable security definer set search_path = public, pg_temp as $$
  with start as (
    select business_day(now())::timestamp at time zone 'Asia/Seoul' as at
  ), side as (
    select from_account as account, from_owner as owner, -amount as change, at from transfer
    union all
    select to_account, to_owner, amount, at from transfer
  ), moved as (
    select s.account, sum(s.change) filter (where s.owner is null) as house,
           sum(s.change) filter (where s.at >= start.at) as today
    from side s, start group by s.account
  ), held as (
    select a.account, count(*) filter (where a.balance > 0)::integer as holders,
           sum(a.balance)::bigint as balance
    from wallet w, lateral (values ('CASH', w.cash), ('POINT', w.point), ('HOLD', w.hold),
                                   ('PROMO', w.promo)) as a (account, balance)
    group by a.account
  )
  select coalesce(h.account, m.account), h.holders,
         coalesce(h.balance, m.house, 0)::bigint, coalesce(m.today, 0)::bigint
  from held h full join moved m using (account)
  where exists (select 1 from member x where x.id = app_scope() and x.parent_id is null)
  order by (h.account is null), 1
$$;

revoke all on function money_places() from public, camellia_app;
grant execute on function money_places() to camellia_app;
