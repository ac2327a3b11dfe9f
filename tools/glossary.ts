import { texts as english } from '../packages/i18n/src/en/help'
import { texts as korean } from '../packages/i18n/src/ko/help'

const HEAD = `# Glossary

The hard words, as both sites explain them behind a question mark. Written by \`npm run docs\` from \`packages/i18n/src/en/help.ts\`; the other languages are beside it.`

/** The page of the hard words, from the texts that the sites show. */
export function glossaryPage(): string {
  const words = Object.keys(korean).flatMap((key) => /^help\.(\w+)\.text$/.exec(key)?.[1] ?? [])
  const of = (texts: Readonly<Record<string, string>>, key: string) => texts[`help.${key}`] ?? ''
  const rows = words
    .map((word) => ({
      name: of(english, word),
      row: `| **${of(english, word)}** | ${of(korean, word)} | ${cell(of(english, `${word}.text`))} |`,
    }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
  const table = ['| word | in Korean | meaning |', '|---|---|---|', ...rows.map(({ row }) => row)]
  return `${HEAD}\n\n${table.join('\n')}\n`
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|')
}
