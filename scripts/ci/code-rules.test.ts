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

// OPERATIONS-05
test('catches a planted text outside the catalogs, and nothing else', () => {
  const planted = {
    'web/src/features/bills/bills-page.tsx': [
      'export const BillsPage = () => (',
      '  <Page title="Your bills">',
      '    <p className="big number">{t(copy.lead)}</p>',
      '    <p>',
      '      Pay by {formatDay(day)}',
      '    </p>',
      "    <Button aria-label={isOpen ? 'Close' : t(copy.open)} type=\"submit\">{'Pay'}</Button>",
      '    <Money amount={due} />, {count} of {total} &nbsp;',
      '    <Icon name="arrow-left" />',
      '  </Page>',
      ')',
      "const columns = [{ key: 'due', label: 'Due' }, { key: 'paid', label: t(copy.paid) }]",
      "const failed = () => showToast('stop', 'It was not saved.')",
      "const missing = () => { throw new Error('There is no biller in this list.') }",
      'const path = `/dashboard/bills/${id}`',
    ].join('\n'),
    'web/src/features/bills/bills.messages.ts':
      "export const copy = messages('bills', { title: 'Your bills' })",
    'web/src/features/legal/privacy-policy.tsx': 'export const Policy = () => <p>We keep your name.</p>',
    'web/src/testing/bills-screen.tsx': "export const biller = { label: 'City Power' }",
    'contract/src/bills/billers.ts': [
      "export const name = z.string().min(1, 'Required')",
      "export const kind = z.enum(KINDS, { error: ({ input }) => (input ? 'Unknown' : REQUIRED) })",
      'export const zip = z.string({ error: REQUIRED }).regex(/^\\d{5}$/, ZIP_CODE)',
      "export const type = z.literal('biller')",
      "export const BILLER_CATEGORIES = ['Personal finance'] as const",
      "export const refused = refusals({ 'biller.unknown': [404, 'There is no such biller.'] })",
      "export const list = endpoint({ path: '/api/billers', summary: 'The billers of the customer' })",
      "export const added = () => ({ message: 'Added' })",
    ].join('\n'),
    'server/src/features/bills/bills.views.ts': [
      "export const descriptionOf = (row: Row) => row.category ?? 'Check by mail'",
      'export const nameOf = (row: Row) => `Transfer from ${row.name}`',
      'export const rows = (db: Db) => db.execute(sql`Select all from bills.`)',
      "export const lost = () => { throw new Error('There is no such bill.') }",
      "export const STATEMENT_WORDS = { correction: 'ERROR CORRECTION' }",
      "export const CATEGORIES = { 'Health and wellness': 'medical_and_dental_expenses' }",
    ].join('\n'),
    'server/src/observability/metrics.ts': "export const help = 'Tries of jobs'",
    'contract/src/core/language.ts': "export const DEFAULT_LANGUAGE = 'en-US'",
    'server/src/pdf/total.ts': "export const total = (amount: number) => amount.toLocaleString('en-US')",
    'sandbox/src/total.ts': "export const total = (amount: number) => amount.toLocaleString('en-US')",
  }
  const { root, remove } = plant(planted)
  try {
    expect(findViolations(root).map(({ file, line, rule }) => `${rule} ${file}:${line}`)).toEqual([
      'text-in-catalog contract/src/bills/billers.ts:1',
      'text-in-catalog contract/src/bills/billers.ts:2',
      'text-in-catalog contract/src/bills/billers.ts:8',
      'text-in-catalog server/src/features/bills/bills.views.ts:1',
      'text-in-catalog server/src/features/bills/bills.views.ts:2',
      'one-language server/src/pdf/total.ts:1',
      'text-in-catalog web/src/features/bills/bills-page.tsx:2',
      'text-in-catalog web/src/features/bills/bills-page.tsx:5',
      'text-in-catalog web/src/features/bills/bills-page.tsx:7',
      'text-in-catalog web/src/features/bills/bills-page.tsx:7',
      'text-in-catalog web/src/features/bills/bills-page.tsx:8',
      'text-in-catalog web/src/features/bills/bills-page.tsx:12',
      'text-in-catalog web/src/features/bills/bills-page.tsx:13',
    ])
  } finally {
    remove()
  }
})
