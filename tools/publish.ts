import { join } from 'node:path'
import { copyTables, copyVectors, writeDefinitions } from './published'

/** `tools/publish.ts FOLDER BOOKS`: the files behind docs/fairness.md, for anyone to take along. */
const [folder, books] = process.argv.slice(2)
if (!folder || !books) throw new Error('Usage: tools/publish.ts FOLDER BOOKS')
writeDefinitions(join(folder, 'definitions'))
copyTables(books, join(folder, 'books'))
copyVectors(join('docs', 'fairness-vectors.json'), join(folder, 'vectors'))
