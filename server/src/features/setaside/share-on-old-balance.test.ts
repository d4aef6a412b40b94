/** A move of the customer ends between the balances that a share is worked out on and its decision. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditBank } from '../../../tests/support/audit.ts'
import { createMortality } from '../../../tests/support/mortality.ts'
import { createSharer, type Saver, secondAccounts } from '../../../tests/support/saver.ts'
import { openTestBank, type TestBank } from '../../../tests/support/test-bank.ts'
import type { Partners } from '../../partners/partners.ts'

let bank: TestBank
/** Done once, after the processor reported the balance of the set-aside of this number. */
let next: { prn: string; work: () => Promise<unknown> } | undefined

const withWorkBetween = ({ processor, ...others }: Partners): Partners => ({
  ...others,
  processor: {
    ...processor,
    getBalance: async (prn) => {
      const balance = await processor.getBalance(prn)
      if (next?.prn !== prn) return balance
      const { work } = next
      next = undefined
      await work()
      return balance
    },
  },
})

beforeAll(async () => {
  bank = await openTestBank({
    today: '2026-12-01',
    mortality: { ...createMortality(), ofPartners: withWorkBetween },
  })
})
afterAll(() => bank.close())

const look = async () => {
  await bank.dueWork.find(({ name }) => name === 'setaside.shares')?.runDue(bank.today())
  await bank.settle()
}
const afterItsBalance = async (ann: Saver, work: () => Promise<unknown>) => {
  await bank.settle()
  const [account] = await secondAccounts(bank, ann)
  next = { prn: account?.prn ?? '', work }
}

// SETA-03, SETA-04
test.each([
  ['in', '100.00', ['in 183.00 done', 'in 100.00 done']],
  ['out', '60.00', ['in 233.00 done', 'out 60.00 done', 'in 60.00 done']],
] as const)(
  'a share is recalculated when money moved %s by hand after its balances were read',
  async (direction, amount, moves) => {
    const ann = await createSharer(bank)
    if (direction === 'out') await ann.putIn(amount)
    await afterItsBalance(ann, () => (direction === 'in' ? ann.putIn(amount) : ann.takeOut(amount)))
    await ann.getPaid()
    expect(next).toBeUndefined()
    await look()
    expect(await ann.moves()).toEqual(moves)
    expect((await auditBank(bank)).findings).toEqual([])
  },
)
