import type { Sql } from './connect'

/**
 * Everything a schema is made of, a line for each thing: two databases with the same text are the
 * same to the product. Columns are numbered in their order, because a row type is read by place.
 * Partitions by month come with the calendar and are left out; what they inherit is their parents'.
 */
export async function describeCatalog(sql: Sql): Promise<string[]> {
  const rows = await sql<{ line: string }[]>`
    with relation as (
      select c.* from pg_class c
      where c.relnamespace = 'public'::regnamespace
        and not (c.relispartition and c.relname ~ '_[0-9]{6}')
    ), line as (
      select format('%s %s persistence=%s security=%s/%s options=%s key=%s bound=%s owner=%s',
          case relkind when 'r' then 'table' when 'p' then 'table' when 'v' then 'view'
                       when 'S' then 'sequence' when 'c' then 'type' else relkind::text end,
          relname, relpersistence, relrowsecurity, relforcerowsecurity, reloptions,
          pg_get_partkeydef(oid), pg_get_expr(relpartbound, oid),
          pg_get_userbyid(relowner)) as text
      from relation where relkind not in ('i', 'I', 't')
      union all
      select format('column %s %s %s %s collation=%s default=%s null=%s identity=%s generated=%s storage=%s',
          r.relname, row_number() over (partition by r.oid order by a.attnum), a.attname,
          format_type(a.atttypid, a.atttypmod), a.attcollation::regcollation,
          pg_get_expr(d.adbin, d.adrelid), not a.attnotnull, a.attidentity, a.attgenerated,
          a.attstorage)
      from relation r join pg_attribute a on a.attrelid = r.oid and a.attnum > 0
        and not a.attisdropped
      left join pg_attrdef d on d.adrelid = r.oid and d.adnum = a.attnum
      where r.relkind in ('r', 'p', 'v', 'c')
      union all
      select format('view %s is %s', relname, pg_get_viewdef(oid)) from relation where relkind = 'v'
      union all
      select format('sequence %s %s from %s to %s by %s starts %s cycle=%s', relname,
          format_type(s.seqtypid, null), s.seqmin, s.seqmax, s.seqincrement, s.seqstart, s.seqcycle)
      from relation r join pg_sequence s on s.seqrelid = r.oid
      union all
      select format('constraint %s %s %s valid=%s', conrelid::regclass, conname,
          pg_get_constraintdef(oid), convalidated)
      from pg_constraint where conrelid in (select oid from relation)
      union all
      select format('index %s %s', indrelid::regclass, pg_get_indexdef(indexrelid))
      from pg_index where indrelid in (select oid from relation)
      union all
      select format('policy %s %s %s for=%s roles=%s using=%s check=%s', polrelid::regclass, polname,
          polpermissive, polcmd, polroles::regrole[], pg_get_expr(polqual, polrelid),
          pg_get_expr(polwithcheck, polrelid))
      from pg_policy
      union all
      select format('trigger %s enabled=%s', pg_get_triggerdef(oid), tgenabled)
      from pg_trigger where tgrelid in (select oid from relation) and not tgisinternal
      union all
      select format('function %s owner=%s %s', oid::regprocedure, pg_get_userbyid(proowner),
          pg_get_functiondef(oid))
      from pg_proc where pronamespace = 'public'::regnamespace
      union all
      select format('grant %s %s to %s option=%s', what, acl.privilege_type,
          case acl.grantee when 0 then 'public' else acl.grantee::regrole::text end,
          acl.is_grantable)
      from (
        select 'on ' || relname as what,
            coalesce(relacl, acldefault(case relkind when 'S' then 's' else 'r' end::"char",
                                        relowner)) as acl
        from relation where relkind in ('r', 'p', 'v', 'S')
        union all
        select format('on %s.%s', r.relname, a.attname), a.attacl
        from relation r join pg_attribute a on a.attrelid = r.oid and a.attacl is not null
        union all
        select 'on ' || oid::regprocedure::text, coalesce(proacl, acldefault('f', proowner))
        from pg_proc where pronamespace = 'public'::regnamespace
      ) granted, aclexplode(granted.acl) acl
      union all
      select format('comment %s %s: %s', pg_describe_object(classoid, objoid, objsubid), classoid,
          description)
      from pg_description
      where objoid in (select oid from relation union all
                       select oid from pg_proc where pronamespace = 'public'::regnamespace)
    )
    select text as line from line order by text collate "C"`
  return rows.map(({ line }) => line)
}
