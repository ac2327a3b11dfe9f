import type { AdminFaq, Faq, FaqCategory } from '@camellia/contract/faq'
import type { AppTx } from '../http/tell'
import { inLanguage } from '../rich-text/in-language.sql'

export async function selectFaqs(tx: AppTx, language: string): Promise<Faq[]> {
  return tx.sql<Faq[]>`
    select id, category, ${inLanguage(tx, 'questions', language)} as question,
           ${inLanguage(tx, 'answers', language)} as answer
    from faq where shown order by position, created_at, id`
}

export async function selectAdminFaqs(tx: AppTx): Promise<AdminFaq[]> {
  return tx.sql<AdminFaq[]>`
    select id, category, questions, answers, shown from faq order by position, created_at, id`
}

/** New ones stand at the end of their category. */
export async function saveFaq(tx: AppTx, faq: AdminFaq): Promise<void> {
  const { id, category, questions, answers, shown } = faq
  await tx.sql`
    insert into faq (id, category, questions, answers, shown, position)
    values (${id}, ${category}, ${tx.sql.json(questions)}, ${tx.sql.json(answers)}, ${shown},
            (select coalesce(max(position), 0) + 1 from faq))
    on conflict (id) do update set category = excluded.category, questions = excluded.questions,
      answers = excluded.answers, shown = excluded.shown`
}

/** How many of these there are. Held in one order by all: two who sort at once do not deadlock. */
export async function saveOrder(
  tx: AppTx,
  category: FaqCategory,
  ids: readonly string[],
): Promise<number> {
  await tx.sql`select from faq where id = any (${[...ids]}::uuid[]) order by id for update`
  const rows = await tx.sql`
    update faq f set position = o.place, category = ${category}
    from unnest(${[...ids]}::uuid[]) with ordinality as o (id, place) where f.id = o.id`
  return rows.count
}

export async function removeFaq(tx: AppTx, id: string): Promise<string | undefined> {
  const [row] = await tx.sql<{ question: string }[]>`
    delete from faq where id = ${id} returning ${inLanguage(tx, 'questions', 'ko')} as question`
  return row?.question
}
