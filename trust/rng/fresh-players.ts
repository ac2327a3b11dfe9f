import { randomBytes } from 'node:crypto'
import { nativeBlock } from '../../apps/server/src/fairness/seeds'

const ROUNDS = 256

/** Writes what the first rounds of so many new players draw from, with seeds as the product's. */
for (let player = 0; player < Number(process.argv[2] ?? 1); player++) {
  const serverSeed = randomBytes(32)
  const clientSeed = randomBytes(8).toString('hex')
  for (let nonce = 0; nonce < ROUNDS; nonce++) {
    const words = nativeBlock({ serverSeed, clientSeed, nonce, game: 'rng', stream: 2 }, 0)
    process.stdout.write(words.map((word) => word.toString(16).padStart(8, '0')).join(''))
  }
}
