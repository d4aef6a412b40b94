/** A payday of many customers is decided together: a few transactions for a batch, and one statement if nothing is due. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createMortality } from '../../../tests/support/mortality.ts'
import { createSharer, payTogether, type Saver } from '../../../tests/support/saver.ts'
import { openTestBank, type TestBank } from '../../../tests/support/test-bank.ts'
import { PartnerError } from '../../partners/partner-error.ts'
import type { Partners } from '../../partners/partners.ts'

const CUSTOMERS = 6

let bank: TestBank
let savers: Saver[]
/** The processor's number of an account whose balance it does not report. */
let unreported: string | undefined

const withUnreported = ({ processor, ...others }: Partners): Partners => ({
  ...others,
  processor: {
    ...processor,
    getBalance: async (prn) => {
      if (prn === unreported) throw new PartnerError('galileo', 'malformed', { call: 'getBalance' })
      return processor.getBalance(prn)
    },
  },
})

beforeAll(async () => {
  bank = await openTestBank({
    today: '2026-12-01',
    mortality: { ...createMortality(), ofPartners: withUnreported },
  })
  savers = []
  while (savers.length < CUSTOMERS) savers.push(await createSharer(bank))
  await bank.settle()
})
afterAll(() => bank.close())

/** The moves with this step, and the transactions that recorded it. */
const countSteps = async (step: 'in' | 'done') => {
  const { rows } = await bank.database.query<{ moves: number; transactions: number }>(
    `select count(*)::int as moves, count(distinct xmin::text)::int as transactions from bank.audit_entries
     where action = $1`,
    [`set_aside_move.${step}`],
  )
  return rows[0]
}

// SETA-23
test('records the shares of all customers of a batch in one transaction', async () => {
  await payTogether(bank, savers)
  expect(await countSteps('in')).toEqual({ moves: CUSTOMERS, transactions: 1 })
  for (const saver of savers) expect(await saver.moves()).toEqual(['in 233.00 done'])
})

// SETA-23
test('ends the moves of a batch in fewer transactions than it has customers', async () => {
  const steps = await countSteps('done')
  expect(steps?.moves).toBe(CUSTOMERS)
  expect(steps?.transactions).toBeLessThan(CUSTOMERS)
})

// SETA-23
test('saves the balances of a batch in one transaction', async () => {
  const { rows } = await bank.database.query<{ transactions: number }>(
    'select count(distinct xmin::text)::int as transactions from bank.set_asides',
  )
  expect(rows).toEqual([{ transactions: 1 }])
})

describe('on the next payday', () => {
  const half = CUSTOMERS / 2
  beforeAll(() => bank.control('/clock/set', { to: '2026-12-08T17:00:00.000Z' }))
  const movesOf = (each: readonly Saver[]) => Promise.all(each.map((saver) => saver.moves()))
  const isMoved = ['in 233.00 done', 'in 233.00 done']

  // SETA-23
  test('one customer whose share cannot be decided keeps it from nobody else', async () => {
    unreported = savers[0]?.prn
    await payTogether(bank, savers.slice(0, half), 'second')
    const [first, ...others] = await movesOf(savers.slice(0, half))
    expect(first).toEqual(['in 233.00 done'])
    expect(others).toEqual(others.map(() => isMoved))
  })

  // SETA-23
  test('a balance that cannot be saved keeps no share from being moved', async () => {
    await bank.database.run(
      `create function bank.break_balance() returns trigger language plpgsql as $$
       begin
         if new.customer_id = ${savers[half]?.id} then raise exception 'this balance cannot be saved'; end if;
         return new;
       end $$;
       create trigger break_balance before update of balance_cents on bank.set_asides
         for each row execute function bank.break_balance()`,
    )
    await payTogether(bank, savers.slice(half), 'second')
    const moves = await movesOf(savers.slice(half))
    await bank.database.run('drop trigger break_balance on bank.set_asides; drop function bank.break_balance')
    expect(moves).toEqual(moves.map(() => isMoved))
  })
})
