import { VARIABLES, type Variable } from '../apps/server/src/config.schema'

/** The page of the configuration, from the schema the server reads by. */
export function configurationPage(): string {
  const rows = Object.entries<Variable>(VARIABLES).map(
    ([name, variable]) =>
      `| \`${name}\` | ${otherwise(variable)} | ${about(variable)} | ${variable.needed ?? ''} |`,
  )
  return `${HEAD}\n\n| variable | without it | what it does | needed |\n|---|---|---|---|\n${rows.join('\n')}\n`
}

const HEAD = `# Configuration

Variables of the environment, read once at the start; \`npm start\`, \`npm run audit\`, \`npm run backup\` and \`npm run restore\` read the same. An empty one counts as absent. A wrong one ends the start with a line that says what to do. What can be changed while it runs is in the database instead (table \`setting\`, [security.md](security.md)).

\`MODE=real\` moreover refuses a database or bus on another machine unless it is reached by TLS: \`DATABASE_URL\` and \`DATABASE_APP_URL\` end with \`?sslmode=verify-full\`, \`BUS_URL\` begins with \`rediss://\`.

This page is written by \`npm run docs\` from \`apps/server/src/config.schema.ts\`.`

function otherwise({ otherwise: value, otherwiseSaid: said }: Variable): string {
  return value === undefined ? (said ?? '–') : `\`${value}\``
}

function about({ about: text, values }: Variable): string {
  return values ? `${text} One of ${values.map((value) => `\`${value}\``).join(', ')}.` : text
}
