-- What a run did or found, by name, for every language to say; `detail` is left for what went wrong.
alter table job_run add column found jsonb not null default '{}';

update job_run
set found = jsonb_build_object(
      'breaks', substring(detail from '^\d+')::int,
      'rounds', replace(substring(detail from ', ([\d,]+) rounds'), ',', '')::bigint),
    detail = regexp_replace(detail, '^\d+ breaks, [\d,]+ rounds(; )?', '')
where job = 'ledger-audit' and outcome = 'DONE' and detail ~ '^\d+ breaks, [\d,]+ rounds';
