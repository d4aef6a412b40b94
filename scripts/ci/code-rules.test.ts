import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { findViolations } from './code-rules.ts'
import { plant } from './testing/plant.ts'

// OPERATIONS-05
test('the repository follows the code rules', () => {
  expect(findViolations(resolve(import.meta.dirname, '../..'))).toEqual([])
})

// OPERATIONS-05
test('catches a planted violation of each code rule, and nothing else', () => {
  const now = 'export const now = () => new Date()'
  const { root, remove } = plant({
    'server/src/clock/clock.ts': now,
    'sandbox/src/clock.ts': now,
    'web/src/lib/clock.ts': now,
    'web/src/lib/day.ts':
      'export const day = (at: number) => new Date(at)\n// new Date() in a comment is fine',
    'server/tests/support/clock.ts': now,
    'server/src/late.ts': `export const x = 1\n${now}`,
    'server/src/features/funding/clock.ts': now,
    'web/src/ui/late.tsx': 'export const late = () => <p>{Date()}</p>',
    'web/src/ui/popup.test.tsx': 'vi.useFakeTimers({ shouldAdvanceTime: true })',
    'web/src/ui/toast.test.tsx': 'vi.useFakeTimers({ now: 0 })',
    'contract/src/index.ts': "export * from './money.ts'",
    'server/src/utils/money.ts': 'export const x = 1',
    'web/src/lib/helpers.ts': 'export const x = 1',
    'server/src/features/sql.ts': [
      'export const good = (db: Db, id: number) => db.query(`select 1 from t where id = $1 limit ${MOST}`, [id])',
      'export const fine = (db: Db, id: number) => db.execute(sql`select 1 from t where id = ${id}`)',
      'export const bad = (db: Db, id: string) => db.query<Row>(`select 1 from t where id = ${id}`)',
      "export const worse = (db: Db, by: string) => db.execute(sql.raw('select 1 order by ' + by))",
    ].join('\n'),
    'e2e/fees.spec.ts': 'test.beforeAll(({ bank }) => bank.restore())',
    'e2e/rates.spec.ts': "test('rates', () => {})",
    'server/src/print.ts': "import { exec } from 'node:child_process'\nexport const print = exec",
    'scripts/print.ts': "import { exec } from 'node:child_process'\nexport const print = exec",
  })
  try {
    expect(findViolations(root).map(({ file, line, rule }) => `${rule} ${file}:${line}`)).toEqual([
      'no-barrel contract/src/index.ts:1',
      'fresh-bank e2e/rates.spec.ts:1',
      'time-only-in-clock server/src/features/funding/clock.ts:1',
      'sql-by-parameters server/src/features/sql.ts:3',
      'sql-by-parameters server/src/features/sql.ts:4',
      'time-only-in-clock server/src/late.ts:2',
      'no-programs server/src/print.ts:1',
      'no-drawer server/src/utils/money.ts:1',
      'no-drawer web/src/lib/helpers.ts:1',
      'time-only-in-clock web/src/ui/late.tsx:1',
      'set-clock-by-hand web/src/ui/popup.test.tsx:1',
    ])
  } finally {
    remove()
  }
})
