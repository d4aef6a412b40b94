/** Limits whose jobs were lost still reach the processor. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runNow } from '../../../tests/support/hurry.ts'
import { openTestBank, type TestBank } from '../../../tests/support/test-bank.ts'

let bank: TestBank
beforeAll(async () => {
  bank = await openTestBank({
    today: '2026-08-26',
    env: {
      PROGRAM_WIND_DOWN: 'enforced',
      PROGRAM_LAST_DEPOSIT_ON: '2026-08-27',
      PROGRAM_LAST_SPEND_ON: '2026-08-28',
    },
  })
})
afterAll(() => bank.close())

// PROGRAM-34, OPERATIONS-123
test('sends both limits of an account whose jobs were lost, in one run', async () => {
  const { id, prn } = await bank.createCustomer()
  const other = await bank.createCustomer()
  await bank.control('/clock/set', { to: '2026-08-26T18:00:00.000Z' })
  const unsent = async () => {
    const { rows } = await bank.database.query<{ customer_id: number; ending: string }>(
      'select customer_id, ending from bank.program_limits where told_at is null order by customer_id, ending',
    )
    return rows
  }
  expect(await unsent()).toEqual([])
  // The processor never got them, and nothing of their jobs is left.
  await bank.database.query(
    'update bank.program_limits set version = version + 1, told_at = null where customer_id in ($1, $2)',
    [id, other.id],
  )
  await bank.database.query(`delete from jobs.job where name = 'program.tell-limit'`)
  expect(await unsent()).toHaveLength(4)
  await runNow(bank, 'program.follow-up-limits')
  expect(await unsent()).toEqual([])
  const { rows } = await bank.database.query(
    `select key from bank.work_claims where list = 'program.untold-limits'`,
  )
  expect(rows).toEqual([])
  await bank.control('/clock/set', { to: '2026-08-29T18:00:00.000Z' })
  const purchase = { merchant: 'SHOP', amount: '1.00' }
  expect(await bank.control(`/cards/${prn}/authorizations`, purchase)).toMatchObject({
    approved: false,
    reason: 'ended',
  })
})

// PROGRAM-34, OPERATIONS-42
test('lifts the limits of all other accounts while those of one cannot be lifted', async () => {
  const [bad, good] = [await bank.createCustomer(), await bank.createCustomer()]
  await bank.control('/clock/set', { to: '2026-08-30T18:00:00.000Z' })
  await bank.database.query(
    `create function bank.refuse_limit() returns trigger language plpgsql as $$
     begin
       if new.customer_id = ${bad.id} and new.starts_on is null then raise exception 'broken'; end if;
       return new;
     end $$`,
  )
  await bank.database.query(
    'create trigger refuse_limit before insert or update on bank.program_limits for each row execute function bank.refuse_limit()',
  )
  const limited = async () => {
    const { rows } = await bank.database.query<{ customer_id: number }>(
      'select distinct customer_id from bank.program_limits where starts_on is not null order by 1',
    )
    return rows.map((row) => row.customer_id)
  }
  expect(await limited()).toContain(good.id)
  await bank.program.set({ mode: 'off' })
  await expect(bank.control('/clock/set', { to: '2026-08-30T19:00:00.000Z' })).rejects.toThrow(/answered/)
  expect(await limited()).toEqual([bad.id])
  await bank.database.query('drop trigger refuse_limit on bank.program_limits')
  await bank.control('/clock/set', { to: '2026-08-30T20:00:00.000Z' })
  expect(await limited()).toEqual([])
})
