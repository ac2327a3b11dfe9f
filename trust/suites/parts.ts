import { randomInt } from 'node:crypto'
import { ENDPOINTS } from '@camellia/contract/all'
import type { Part } from '../part'
import { runTests } from './run-tests'

/** Steps of the model that a machine of two cores takes in a minute, with room to spare. */
const STEPS_A_MINUTE = 6_000
const SCHEDULES_A_MINUTE = 400

export const MODEL: Part = {
  name: 'model',
  shows: 'every won is where a model of a few lines says, step by step and in any interleaving',
  async run({ minutes, scratch, say }) {
    const seed = randomInt(2 ** 31)
    const steps = Math.round(STEPS_A_MINUTE * minutes)
    const schedules = Math.round(SCHEDULES_A_MINUTE * minutes)
    say(`${steps} steps of seed ${seed}, ${schedules} schedules`)
    const files = ['money-model', 'ledger/src/schedules', 'interleavings', 'transaction/races']
    const { passed, failed } = await runTests(files, {
      scratch,
      env: { MODEL_STEPS: `${steps}`, MODEL_SEED: `${seed}`, SCHEDULES: `${schedules}` },
    })
    return {
      operations: steps + schedules * 3,
      faults: 0,
      violations: failed,
      figures: [
        `${steps.toLocaleString('en')} random steps of seed ${seed} against the model, compared`,
        `every ten; ${schedules.toLocaleString('en')} schedules of three transactions on one wallet,`,
        `each equal to one of the six serial orders; ${passed} tests.`,
      ],
    }
  },
}

const PERSONAS = 10

export const ACCESS: Part = {
  name: 'access',
  shows: 'everyone gets what the table says, and either belt alone keeps lines of partners apart',
  async run({ scratch }) {
    const { passed, failed } = await runTests(['access-matrix', 'branches', 'belts', 'src/role'], {
      scratch,
    })
    const cells = ENDPOINTS.length * PERSONAS
    return {
      operations: cells,
      faults: 0,
      violations: failed,
      figures: [
        `${ENDPOINTS.length} calls × ${PERSONAS} personas, a call without a row in the table fails;`,
        'random trees, in which every office call is tried across two branches; row security alone on',
        'every table, and the queries alone with row security switched off; roles by random trees.',
        `${passed} tests.`,
      ],
    }
  },
}
