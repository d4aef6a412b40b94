/** A property test: after random requests in any order, the ledger balances and matches the payments. */
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { type ReportedBillPayment, openBillWorld, openPayer, type Payer } from '../../testing/bills.ts'

const world = openBillWorld()

type Move =
  | { move: 'electronic' | 'check'; amount: string }
  | { move: 'cancel' | 'void' | 'next'; which: number }
  | { move: 'advance'; which: number; to: string }
  | { move: 'later'; days: number }

const amounts = fc.constantFrom('10.00', '20.71', '30.74', '50.77', '60.78', '300.00')
const which = fc.nat(9)
const anyMove: fc.Arbitrary<Move> = fc.oneof(
  fc.record({ move: fc.constantFrom('electronic' as const, 'check' as const), amount: amounts }),
  fc.record({ move: fc.constantFrom('cancel' as const, 'void' as const, 'next' as const), which }),
  fc.record({
    move: fc.constant('advance' as const),
    which,
    to: fc.constantFrom('pending', 'mailed', 'cleared', 'failed', 'returned'),
  }),
  fc.record({ move: fc.constant('later' as const), days: fc.integer({ min: 1, max: 12 }) }),
)

it('keeps the balance at deposits minus payments not returned, after any order of requests', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyMove, { minLength: 3, maxLength: 14 }), async (moves) => {
      const payer = await openPayer(world.sandbox(), '500')
      const billers = { electronic: await payer.addElectronic(), check: await payer.addPaper() }
      const ids: string[] = []
      for (const move of moves) await play(payer, billers, ids, move)
      const payments: ReportedBillPayment[] = []
      for (const id of ids) payments.push(await payer.one(id))
      const expected = payments
        .filter(({ status }) => !['E', 'R', 'F', 'Y', 'X', 'B'].includes(status))
        .reduce((left, { adj_amount }) => left + Math.round(Number(adj_amount) * 100), 50_000)
      expect(Math.round((await payer.balance()) * 100)).toBe(expected)
      expect(expected).toBeGreaterThanOrEqual(0)
      await world.sandbox().assertBalanced()
    }),
    { numRuns: 12 },
  )
})

const play = async (
  payer: Payer,
  billers: { electronic: string; check: string },
  ids: string[],
  move: Move,
): Promise<void> => {
  const { control, clock } = world.sandbox()
  if (move.move === 'later') {
    await world.goTo(new Date(clock.now().getTime() + move.days * 86_400_000).toISOString())
    return
  }
  if (!('which' in move)) {
    const answer = await payer.create(billers[move.move], move.amount)
    expect([0, '433-05']).toContain(answer.status_code)
    const id = answer.response_data['billpay_transaction_id']
    if (typeof id === 'string') ids.push(id)
    return
  }
  const id = ids[move.which % Math.max(1, ids.length)]
  if (id === undefined) return
  if (move.move === 'cancel') {
    await payer.call('cancelBillPayment', { billpayTransactionId: id })
    return
  }
  const path = move.move === 'void' ? 'void' : 'advance'
  const { status } = await control(
    'POST',
    `/_sim/bill_payments/${id}/${path}`,
    'to' in move ? { to: move.to } : {},
  )
  expect([200, 409]).toContain(status)
}
