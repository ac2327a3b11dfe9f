import { type AdminInfoPage, INFO_PAGES, type InfoPage } from '@camellia/contract/info-page'
import { refuse } from '@camellia/kernel/refusal'
import type { Caller } from '../http/actor'
import type { AppTx } from '../http/tell'
import { cleanTexts } from '../rich-text/clean'
import { differenceOf, loggedTexts } from '../trail/trail.rules'
import { record } from '../trail/trail.service'
import { defaultContents } from './default-texts'
import { type Contents, contentIn } from './info-page.rules'
import { saveInfoPage, selectCode, selectInfoPage, selectInfoPages } from './info-page.sql'

export async function readPage(tx: AppTx, page: InfoPage, language: string) {
  const row = await selectInfoPage(tx, page)
  return {
    content: contentIn(row?.contents ?? defaultContents(page), language),
    changedAt: row?.changedAt.toISOString() ?? null,
  }
}

export async function listPages(tx: AppTx): Promise<AdminInfoPage[]> {
  const rows = await selectInfoPages(tx)
  const pages: AdminInfoPage[] = []
  for (const page of INFO_PAGES) {
    const row = rows.find((known) => known.page === page)
    pages.push({
      page,
      contents: row?.contents ?? defaultContents(page),
      changedAt: row?.changedAt.toISOString() ?? null,
      changedBy: row ? ((await selectCode(tx, row.changedBy)) ?? null) : null,
    })
  }
  return pages
}

/** Rich text: what is left of it is what is written down. */
export async function cleanContents(contents: Contents): Promise<Contents> {
  const clean = await cleanTexts(contents)
  return Object.keys(clean).length > 0 ? clean : refuse('INVALID_PARAMETER')
}

export async function savePage(
  tx: AppTx,
  caller: Caller,
  { page, contents }: { readonly page: InfoPage; readonly contents: Contents },
): Promise<void> {
  const known = await selectInfoPage(tx, page)
  await saveInfoPage(tx, { page, contents, by: caller.id })
  const was = known?.contents ?? defaultContents(page)
  const changed = differenceOf({ content: loggedTexts(was) }, { content: loggedTexts(contents) })
  const after = { page, ...changed.after }
  await record(tx, caller, { action: 'page.save', before: changed.before, after })
}
