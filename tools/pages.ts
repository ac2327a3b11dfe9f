import { configurationPage } from './configuration'

/** Where each page that is made from the code lies. */
export const PAGES: Readonly<Record<string, () => string>> = {
  'docs/configuration.md': configurationPage,
}
