import type { MessageTemplate, Translations } from '@camellia/contract/message'
import type { MemberId } from '@camellia/kernel/ids'
import type { AppTx } from '../http/tell'

export async function selectTemplates(tx: AppTx): Promise<MessageTemplate[]> {
  return tx.sql<MessageTemplate[]>`
    select id, name, title, content, translations from message_template order by name, id`
}

type KeptTemplate = Omit<MessageTemplate, 'translations'> & {
  readonly translations?: Translations | undefined
}

/** False: this number is taken by another branch. */
export async function saveTemplate(
  tx: AppTx,
  owner: MemberId,
  { id, name, title, content, translations = {} }: KeptTemplate,
): Promise<boolean> {
  const changed = await tx.sql`
    update message_template set name = ${name}, title = ${title}, content = ${content},
      translations = ${tx.sql.json(translations)}
    where id = ${id}`
  if (changed.count === 1) return true
  const made = await tx.sql`
    insert into message_template (id, owner_id, name, title, content, translations)
    values (${id}, ${owner}, ${name}, ${title}, ${content}, ${tx.sql.json(translations)})
    on conflict (id) do nothing`
  return made.count === 1
}

export async function removeTemplate(tx: AppTx, id: string): Promise<string | undefined> {
  const [row] = await tx.sql<{ name: string }[]>`
    delete from message_template where id = ${id} returning name`
  return row?.name
}
