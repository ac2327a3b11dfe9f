import type { AppTx } from '../http/tell'

export interface Popup {
  readonly id: string
  readonly title: string
  readonly content: string
}

/** In the asked language, else English, else whatever there is. */
export async function selectPopups(tx: AppTx, language: string): Promise<Popup[]> {
  return tx.sql<Popup[]>`
    select id, coalesce(title ->> ${language}, title ->> 'en', title ->> 'ko', '') as title,
           coalesce(content ->> ${language}, content ->> 'en', content ->> 'ko', '') as content
    from notice
    where popup and starts_at <= now() and (ends_at is null or ends_at > now())
    order by created_at desc, id limit 20`
}
