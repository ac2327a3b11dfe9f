-- A promotion's prize or free rounds are a gift, here as everywhere else. The kinds of its transfers
-- and the words of the audit log keep the name under which they were written.
alter table call rename to gift;
alter index call_member rename to gift_member;
alter index call_made rename to gift_made;
alter index call_open rename to gift_open;
alter index call_alone rename to gift_alone;
alter index call_alone_line rename to gift_alone_line;
alter policy call_below on gift rename to gift_below;
alter table gift rename constraint call_pkey to gift_pkey;
