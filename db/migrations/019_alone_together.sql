-- What one person decides alone counts with what accounts they control decide (ADR 030). Its file
-- makes the function anew.
drop function if exists decided_alone(bigint, bigint[], bigint, integer);
