-- Sums of what one person decides count gifts and collectors, within hours (ADR 030). Its file
-- makes the function anew.
drop function if exists decided_alone(bigint, bigint[], bigint);
create index call_alone on call (made_by, made_at) where not needs_two;
create index call_alone_line on call (funded_by, made_at) where not needs_two;
