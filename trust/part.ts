/** What a part is told: how long it may take, where it may write, and whom to tell about it. */
export interface Ask {
  /** For the parts whose worth grows with time; the others take as long as they take. */
  readonly minutes: number
  /** An empty folder of this part, open to the account that runs PostgreSQL. */
  readonly scratch: string
  readonly say: (line: string) => void
}

export interface Outcome {
  /** How often the product was asked, moved or drawn from. */
  readonly operations: number
  /** What was done to it meanwhile: kills, cuts, planted faults, hostile requests. */
  readonly faults: number
  /** Each is a sentence about what must not be. Empty: it holds. */
  readonly violations: readonly string[]
  /** Why it could not be run here. What was not run is never reported as holding. */
  readonly skipped?: string
  /** For the report, as Markdown: figures, tables. */
  readonly figures: readonly string[]
}

/** One way to doubt the product. A new one joins by standing in the list of `main.ts`. */
export interface Part {
  readonly name: string
  /** Several may be asked for by one word. */
  readonly group?: string
  /** What it shows, in one sentence for whoever reads the report. */
  readonly shows: string
  readonly run: (ask: Ask) => Promise<Outcome>
}

/** As `--json` writes it and as the report keeps it between runs. */
export interface Result extends Outcome {
  readonly part: string
  readonly shows: string
  readonly holds: boolean | null
  readonly seconds: number
  readonly date: string
  readonly command: string
}
