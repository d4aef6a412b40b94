/** A property test: after random requests in any order, the ledger balances and matches the entries. */
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type LinkedCustomer, openLinkedCustomer, type Transfer } from '../../testing/ach.ts'
import { openTestSandbox, type TestSandbox } from '../../testing/sandbox.ts'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await openTestSandbox()
})
afterAll(() => sandbox.close())

type Move =
  | { move: 'pull' | 'push'; amount: string }
  | { move: 'cancel' | 'advance' | 'return'; which: number }
  | { move: 'later'; days: number }

const amounts = fc.constantFrom('10.00', '55.01', '55.07', '155.03', '155.10', '55.98', '300.00')
const anyMove: fc.Arbitrary<Move> = fc.oneof(
  fc.record({ move: fc.constantFrom('pull' as const, 'push' as const), amount: amounts }),
  fc.record({
    move: fc.constantFrom('cancel' as const, 'advance' as const, 'return' as const),
    which: fc.nat(9),
  }),
  fc.record({ move: fc.constant('later' as const), days: fc.integer({ min: 1, max: 12 }) }),
)

it('keeps the balance at credits not returned, minus pushes, after any order of requests', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyMove, { minLength: 3, maxLength: 14 }), async (moves) => {
      const customer = await openLinkedCustomer(sandbox)
      await sandbox.command(`/_sim/accounts/${customer.prn}/deposits`, {
        kind: 'payroll',
        amount: '500',
        description: 'PAY',
      })
      const ids: string[] = []
      for (const move of moves) await play(customer, ids, move)
      const transfers: Transfer[] = []
      for (const id of ids) transfers.push(await customer.one(id))
      const expected = transfers.reduce((sum, { status, post_ts, amount, debit_credit_indicator }) => {
        if (post_ts === null || ['R', 'L', 'C', 'E'].includes(status)) return sum
        return sum + Math.round(Number(amount) * 100) * (debit_credit_indicator === 'D' ? 1 : -1)
      }, 50_000)
      expect(Math.round((await customer.balance()) * 100)).toBe(expected)
      await sandbox.assertBalanced()
    }),
    { numRuns: 15 },
  )
})

const play = async (customer: LinkedCustomer, ids: string[], move: Move): Promise<void> => {
  if (move.move === 'later') {
    await sandbox.control('POST', '/_sim/clock/advance', { days: move.days })
    return
  }
  if (!('which' in move)) {
    const answer = await customer.create(move.move === 'pull' ? 'D' : 'C', move.amount)
    expect([0, '429-02', '429-03', '429-11']).toContain(answer.status_code)
    const id = answer.response_data['ach_transaction_id']
    if (typeof id === 'string') ids.push(id)
    return
  }
  const id = ids[move.which % Math.max(1, ids.length)]
  if (id === undefined) return
  if (move.move === 'cancel') {
    await customer.call('cancelAchTransaction', { achTransactionId: id })
    return
  }
  const answer = await sandbox.control('POST', `/_sim/ach/${id}/${move.move}`, { code: 'R08' })
  expect([200, 409]).toContain(answer.status)
}
