/**
 * Two servers process the same accounts at the same time: each account's check is planned, announced and
 * ordered once.
 */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hurry } from '../../../tests/support/hurry.ts'
import { openOtherServer } from '../../../tests/support/other-server.ts'
import { openTestBank, type TestBank } from '../../../tests/support/test-bank.ts'

let bank: TestBank
let other: Awaited<ReturnType<typeof openOtherServer>>
beforeAll(async () => {
  bank = await openTestBank({
    today: '2026-09-29',
    env: {
      PROGRAM_WIND_DOWN: 'enforced',
      PROGRAM_LAST_DEPOSIT_ON: '2026-09-25',
      PROGRAM_LAST_SPEND_ON: '2026-09-30',
    },
  })
  other = await openOtherServer(bank)
})
afterAll(async () => {
  await other.close()
  await bank.close()
})

// REFUNDS-06
test('two servers order one refund check for each account', async () => {
  const people = [await bank.createCustomer(), await bank.createCustomer(), await bank.createCustomer()]
  for (const { prn } of people)
    await bank.control(`/accounts/${prn}/deposits`, { kind: 'refund', amount: '12.00', description: 'ACME' })
  await bank.control('/clock/set', { to: '2026-10-01T16:00:00.000Z' })
  await other.bothLook()
  await bank.database.query("update bank.refund_checks set look_on = '2026-10-01'")
  await other.bothLook()
  await hurry(bank)
  for (const { id, prn } of people) {
    expect(await bank.look<unknown[]>(`/refund_checks?prn=${prn}`)).toHaveLength(1)
    const { rows } = await bank.database.query<{ count: number }>(
      `select count(*)::int as count from bank.notifications where customer_id = $1 and dedupe_key like 'refund-%'`,
      [id],
    )
    expect(rows[0]?.count).toBe(1)
  }
})
