import { configurationPage } from './configuration'
import { glossaryPage } from './glossary'

/** Where each page that is made from the code lies. */
export const PAGES: Readonly<Record<string, () => string>> = {
  'docs/configuration.md': configurationPage,
  'docs/glossary.md': glossaryPage,
}
