/** Time to render a statement PDF with 120 entries, and to download it over HTTP with rows from PGlite. */
import { cents } from '@yoursuccess/contract/core/money'
import { day } from '@yoursuccess/contract/core/calendar-date'
import { renderStatement } from '../../server/src/features/statements/statement-pdf.ts'
import { openTestBank, type TestBank } from '../../server/tests/support/test-bank.ts'
import { type Benchmark, median, rounded } from './report.ts'

const ENTRIES = 120
const ROUNDS = 15
const WARM_UP = 3

export const statement: Benchmark = {
  title: `a statement of ${ENTRIES} entries (median of ${ROUNDS})`,
  run: async () => {
    const bank = await openTestBank({ today: '2026-11-20' })
    try {
      const { prn, token } = await bank.createCustomer()
      await bank.control(`/accounts/${prn}/import`, month)
      await bank.control('/clock/advance', { to: '2026-12-01' })
      await bank.settle()
      const address = await addressOfNewest(bank, token)
      const rendered = await timesOf(() => renderStatement(ROW, entries, bank.config))
      const served = await timesOf(() => download(address, token))
      return [
        { what: 'rendered', value: rounded(median(rendered), 0), unit: 'ms', target: { atMost: 100 } },
        { what: 'over HTTP', value: rounded(median(served), 0), unit: 'ms' },
        { what: 'slowest over HTTP', value: rounded(Math.max(...served), 0), unit: 'ms' },
      ]
    } finally {
      await bank.close()
    }
  },
}

/** Milliseconds of each round after the warm-up. */
const timesOf = async (work: () => Promise<unknown>): Promise<number[]> => {
  const times: number[] = []
  for (let round = 0; round < WARM_UP + ROUNDS; round++) {
    const start = performance.now()
    await work()
    if (round >= WARM_UP) times.push(performance.now() - start)
  }
  return times
}

const addressOfNewest = async (bank: TestBank, token: string): Promise<string> => {
  const reply = await fetch(`${bank.url}/api/statements`, { headers: { authorization: `Bearer ${token}` } })
  const { statements } = (await reply.json()) as { statements: { id: number }[] }
  return `${bank.url}/api/statements/${statements[0]?.id}`
}

const download = async (address: string, token: string) => {
  const reply = await fetch(address, { headers: { authorization: `Bearer ${token}` } })
  if (reply.status !== 200) throw new Error(`the statement returned ${reply.status}`)
  await reply.arrayBuffer()
}

const dayOf = (index: number) => `2026-11-${String(1 + Math.floor(index / 6)).padStart(2, '0')}`
const merchantOf = (index: number) => `Corner Market ${String(index).padStart(4, '0')}`
const month = {
  override_accounts: [
    {
      type: 'depository',
      starting_balance: 5000,
      transactions: Array.from({ length: ENTRIES - 1 }, (_, index) => ({
        date_posted: dayOf(index),
        amount: (10 + index / 100).toFixed(2),
        description: merchantOf(index),
      })),
    },
  ],
}
const entries = Array.from({ length: ENTRIES }, (_, index) => ({
  postedOn: day(dayOf(index)),
  kind: 'purchase' as const,
  details: merchantOf(index),
  amountCents: cents(-1000 - index),
}))
const ROW = {
  id: 1,
  customerId: 1,
  startsOn: day('2026-11-01'),
  endsOn: day('2026-11-30'),
  openingCents: cents(500_000),
  closingCents: cents(372_860),
  feesCents: cents(0),
  yearFeesCents: cents(0),
  holderName: 'Jordan Tester',
  holderAddress: ['1 Example Street', 'Springfield, IL 62701'],
  accountNumberEnd: '4321',
  accountClosed: false,
  lastTransactionId: 1,
  madeAt: new Date('2026-12-01T05:00:00Z'),
}
