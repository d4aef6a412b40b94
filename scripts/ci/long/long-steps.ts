import type { Step } from '../steps/step.ts'
import { stories } from '../steps/e2e.ts'
import { vitest, vitestOnPostgres } from '../steps/unit.ts'
import { noNetwork } from './no-network.ts'
import { mutants } from '../mutants/mutants-step.ts'

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
  run: () => stories({ STORIES_SERVERS: '2' }),
}

const KILLED = ['server/tests/chaos/killed-processes.slow.test.ts']
const MIGRATIONS = ['scripts/ops/killed-migrations.slow.test.ts']
const ANY_STEP = ['killed-at-any-step']

/** In the order of running: the tests on both databases first, then the most important gates about money. */
export const longSteps: readonly Step[] = [
  gate('postgres', vitestOnPostgres, ['server/', 'database/', '.pg.test.ts']),
  gate('embedded', vitest, ['server/', 'database/']),
  gate('kills', vitest, KILLED, { KILLS: '50' }),
  gate('kills-postgres', vitestOnPostgres, KILLED, { KILLS: '50' }),
  gate('kills-in-turns', vitestOnPostgres, ['server/tests/chaos/killed-in-turns.pg.test.ts'], {
    KILLS: '20',
  }),
  gate('stops', vitestOnPostgres, ['server/tests/chaos/stopped-database.pg.test.ts'], { STOPS: '20' }),
  gate('outage', vitestOnPostgres, ['server/tests/chaos/outage.pg.test.ts'], { OUTAGE_MS: '30000' }),
  gate('failpoints', vitest, ANY_STEP, { EVERY_STEP: '1' }),
  gate('partner-faults', vitest, ['server/tests/chaos/partner-faults.slow.test.ts'], { EVERY_FAULT: '1' }),
  gate('model', vitestOnPostgres, ['server/tests/chaos/money-model.slow.test.ts'], {
    MODEL_RUNS: '100',
    MODEL_STEPS: '60',
    MODEL_SEED: String(Math.trunc(Math.random() * 2 ** 31)),
  }),
  gate('cancels', vitestOnPostgres, ['server/src/features/funding/cancel-and-send.pg.test.ts'], {
    RACES: '1000',
  }),
  gate('totals', vitestOnPostgres, ['server/tests/load/totals-under-load.pg.test.ts'], {
    TOTALS_MS: '60000',
  }),
  gate('migrations', vitest, MIGRATIONS, { EVERY_MIGRATION: '1' }),
  gate('migrations-postgres', vitestOnPostgres, MIGRATIONS, { EVERY_MIGRATION: '1' }),
  gate('rotation', vitest, ['server/src/security/vault/killed-rotation.slow.test.ts'], {
    ROTATION_ROWS: '10000',
  }),
  gate('soak', vitestOnPostgres, ['server/tests/load/steady-load.pg.test.ts'], { SOAK_MS: '1800000' }),
  gate('slow-clients', vitest, ['server/tests/chaos/slow-clients.slow.test.ts'], {
    SLOW_CLIENTS_MS: '60000',
  }),
  gate(
    'overload',
    vitestOnPostgres,
    [
      'server/tests/load/overload.long.test.ts',
      'server/tests/load/expensive-calls.long.test.ts',
      '--no-file-parallelism',
    ],
    {
      LONG_GATE: '1',
    },
  ),
  gate('slow-partner', vitestOnPostgres, ['server/tests/chaos/slow-partner.long.test.ts'], {
    LONG_GATE: '1',
  }),
  gate('large-account', vitestOnPostgres, ['server/tests/load/large-account.long.test.ts'], {
    LONG_GATE: '1',
  }),
  gate('large-account-embedded', vitest, ['server/tests/load/large-account.long.test.ts'], {
    LONG_GATE: '1',
  }),
  gate('fuzz', vitest, ['server/tests/api-sweep/fuzz.slow.test.ts'], { FUZZ_CASES: '200' }),
  gate('injection', vitest, ['server/tests/api-sweep/injection.slow.test.ts'], { EVERY_PROBE: '1' }),
  gate('outbound', vitest, ['server/tests/api-sweep/outbound.slow.test.ts'], { EVERY_ADDRESS: '1' }),
  twoServers,
  noNetwork,
  ...mutants,
]
