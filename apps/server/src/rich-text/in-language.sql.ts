import type { AppTx } from '../http/tell'

/** In the asked language, else English, else Korean, else whatever there is. */
export function inLanguage(tx: AppTx, column: string, language: string) {
  const texts = tx.sql(column)
  return tx.sql`coalesce(${texts} ->> ${language}, ${texts} ->> 'en', ${texts} ->> 'ko',
    (select value from jsonb_each_text(${texts}) limit 1), '')`
}
