/** A payday of many customers is decided together: one transaction for a batch, and one statement if nothing is due. */
import { cents } from '@yoursuccess/contract/core/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { recorderOf } from '../../../tests/support/reconciliation.ts'
import { createSharer, type Saver } from '../../../tests/support/saver.ts'
import { openTestBank, type TestBank } from '../../../tests/support/test-bank.ts'

const CUSTOMERS = 12

let bank: TestBank
let savers: Saver[]
beforeAll(async () => {
  bank = await openTestBank({ today: '2026-12-01' })
  savers = []
  while (savers.length < CUSTOMERS) savers.push(await createSharer(bank))
  await bank.settle()
})
afterAll(() => bank.close())

const payAll = async (mark: string) => {
  await recorderOf(bank)(
    savers.map(({ id: customerId }) => ({
      customerId,
      transaction: {
        id: `${mark}-${customerId}`,
        kind: 'deposit' as const,
        amountCents: cents(1_200_00),
        postedAt: bank.clock.now(),
        details: 'ACME CORP PAYROLL',
      },
    })),
  )
  await bank.settle()
}
/** The transactions that recorded moves. */
const countDecisions = async () => {
  const { rows } = await bank.database.query<{ moves: number; decisions: number }>(
    `select count(*)::int as moves, count(distinct xmin::text)::int as decisions from bank.audit_entries
     where action = 'set_aside_move.in'`,
  )
  return rows[0]
}

// SETA-23
test('records the shares of all customers of a batch in one transaction', async () => {
  await payAll('first')
  expect(await countDecisions()).toEqual({ moves: CUSTOMERS, decisions: 1 })
  for (const saver of savers) expect(await saver.moves()).toEqual(['in 233.00 done'])
})

// SETA-23
test('one customer whose share cannot be decided keeps it from nobody else', async () => {
  await bank.control('/clock/set', { to: '2026-12-08T17:00:00.000Z' })
  await bank.database.run(
    `create function bank.break_share() returns trigger language plpgsql as $$
     begin
       if new.customer_id = ${savers[0]?.id} then raise exception 'this balance cannot be saved'; end if;
       return new;
     end $$;
     create trigger break_share before update of balance_cents on bank.set_asides
       for each row execute function bank.break_share()`,
  )
  await payAll('second')
  const moves = await Promise.all(savers.map(async (saver) => (await saver.moves()).length))
  expect(moves).toEqual([1, ...Array.from({ length: CUSTOMERS - 1 }, () => 2)])
  await bank.database.run('drop trigger break_share on bank.set_asides; drop function bank.break_share')
})
