import type { Step } from '../steps/step.ts'
import { stories } from '../steps/e2e.ts'
import { vitest, vitestOnPostgres } from '../steps/unit.ts'
import { noNetwork } from './no-network.ts'
import { mutants } from '../mutants/mutants-step.ts'

/** `files` are parts of the paths of test files. */
const gate = (
  name: string,
  run: typeof vitest,
  files: readonly string[],
  environment: Record<string, string> = {},
): Step => ({
  name,
  run: () => run(name, ['--project', 'unit', ...files], environment),
})

/** All browser stories, with each bank running as two servers on one PostgreSQL. */
const twoServers: Step = {
  name: 'two-servers',
  // Twice as many servers, on the same machine.
  run: () => stories({ environment: { STORIES_SERVERS: '2' }, limitMs: 80 * 60_000 }),
}

const KILLED = ['killed-processes.slow.test.ts']
const MIGRATIONS = ['killed-migrations.slow.test.ts']
const ANY_STEP = ['killed-at-any-step', 'shares-killed']
/** Turns on the tests of `x.long.test.ts`. */
const LONG_GATE = { LONG_GATE: '1' }

/** In the order of running: the tests on both databases first, then the most important gates about money. */
export const longSteps: readonly Step[] = [
  gate('postgres', vitestOnPostgres, ['server/', 'database/', '.pg.test.ts']),
  gate('embedded', vitest, ['server/', 'database/']),
  gate('kills', vitest, KILLED, { KILLS: '50' }),
  gate('kills-postgres', vitestOnPostgres, KILLED, { KILLS: '50' }),
  gate('kills-in-turns', vitestOnPostgres, ['killed-in-turns.pg.test.ts'], { KILLS: '20' }),
  gate('stops', vitestOnPostgres, ['stopped-database.pg.test.ts'], { STOPS: '20' }),
  gate('outage', vitestOnPostgres, ['outage.pg.test.ts'], { OUTAGE_MS: '30000' }),
  gate('failpoints', vitest, ANY_STEP, { EVERY_STEP: '1' }),
  gate('partner-faults', vitest, ['partner-faults.slow.test.ts'], { EVERY_FAULT: '1' }),
  gate('model', vitestOnPostgres, ['money-model.slow.test.ts', 'autopay-model.slow.test.ts'], {
    MODEL_RUNS: '100',
    MODEL_STEPS: '60',
    MODEL_SEED: String(Math.trunc(Math.random() * 2 ** 31)),
  }),
  gate('cancels', vitestOnPostgres, ['cancel-and-send.pg.test.ts'], { RACES: '1000' }),
  gate('totals', vitestOnPostgres, ['totals-under-load.pg.test.ts'], { TOTALS_MS: '60000' }),
  gate('migrations', vitest, MIGRATIONS, { EVERY_MIGRATION: '1' }),
  gate('migrations-postgres', vitestOnPostgres, MIGRATIONS, { EVERY_MIGRATION: '1' }),
  gate('rotation', vitest, ['killed-rotation.slow.test.ts'], { ROTATION_ROWS: '10000' }),
  gate('soak', vitestOnPostgres, ['steady-load.pg.test.ts'], { SOAK_MS: '1800000' }),
  gate('slow-clients', vitest, ['slow-clients.slow.test.ts'], { SLOW_CLIENTS_MS: '60000' }),
  gate(
    'overload',
    vitestOnPostgres,
    ['overload.long.test.ts', 'expensive-calls.long.test.ts', '--no-file-parallelism'],
    LONG_GATE,
  ),
  gate('slow-partner', vitestOnPostgres, ['slow-partner.long.test.ts'], LONG_GATE),
  gate('large-account', vitestOnPostgres, ['large-account.long.test.ts'], LONG_GATE),
  gate('large-account-embedded', vitest, ['large-account.long.test.ts'], LONG_GATE),
  gate('pay-schedules', vitest, ['pay-rhythms-gate.rules.test.ts'], {
    PAY_HISTORIES: '1000',
    PAY_SEED: String(Math.trunc(Math.random() * 2 ** 31)),
  }),
  gate('categories', vitest, ['category-suggestions-gate.rules.test.ts'], {
    CATEGORY_CUSTOMERS: '1000',
    CATEGORY_SEED: String(Math.trunc(Math.random() * 2 ** 31)),
  }),
  gate('personas', vitest, ['seed/plans.slow.test.ts'], { EVERY_DAY: '1' }),
  gate('fuzz', vitest, ['fuzz.slow.test.ts'], { FUZZ_CASES: '200' }),
  gate('injection', vitest, ['injection.slow.test.ts'], { EVERY_PROBE: '1' }),
  gate('outbound', vitest, ['outbound.slow.test.ts'], { EVERY_ADDRESS: '1' }),
  twoServers,
  noNetwork,
  ...mutants,
]
