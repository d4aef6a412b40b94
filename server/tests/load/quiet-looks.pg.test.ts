/** A look for due work is cheap while nothing is due, however many customers there are. */
import { day } from '@yoursuccess/contract/core/calendar-date'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FEW_READS, openLargeBank, readsOf } from '../support/few-reads.ts'
import { TODAY } from '../support/many-customers.ts'
import type { TestBank } from '../support/test-bank.ts'

const FOLLOW_UPS = [
  'bills.follow-up',
  'funding.follow-up',
  'funding.check-verifications',
  'disputes.follow-up',
  'program.follow-up-limits',
  'refunds.follow-up',
  'setaside.move-shares',
]

let bank: TestBank
beforeAll(async () => {
  bank = await openLargeBank()
})
afterAll(() => bank.close())

// OPERATIONS-114, OPERATIONS-131, SETA-27
test('looks for due work read no large table and claim nothing while nothing is due', {
  timeout: 300_000,
}, async () => {
  const reads = await readsOf(bank, async () => {
    for (const { runDue } of bank.dueWork) await runDue(day(TODAY))
    for (const name of FOLLOW_UPS) {
      await bank.database.query(`insert into jobs.job (name, data) values ($1, '{}')`, [name])
      await bank.settle()
    }
  })
  expect(reads).toEqual(FEW_READS)
})

// OPERATIONS-114, SETA-23
test('a look for shares reads no large table while statistics are of a time when all were due', {
  timeout: 300_000,
}, async () => {
  // In one transaction, so that nobody else finds a morning.
  await bank.database.run(
    `begin;
     update bank.set_aside_shares set looked_on = looked_on - 1;
     analyze bank.set_aside_shares;
     update bank.set_aside_shares set looked_on = looked_on + 1;
     commit`,
  )
  const reads = await readsOf(bank, async () => {
    for (const { name, runDue } of bank.dueWork) if (name === 'setaside.shares') await runDue(day(TODAY))
  })
  expect(reads).toEqual(FEW_READS)
})

// OPERATIONS-114, PROGRAM-34
test('looks at all accounts for the announced end of the program only once', {
  timeout: 300_000,
}, async () => {
  await bank.program.set({ mode: 'enforced' })
  await bank.database.run(
    `insert into bank.program_limits (customer_id, ending, starts_on, told_at)
     select customer_id, ending, starts_on, now() from bank.accounts,
       (values ('deposits', '2099-01-02'::date), ('spending', '2099-02-02'::date)) as limits (ending, starts_on)
     on conflict (customer_id, ending) do update set starts_on = excluded.starts_on`,
  )
  const look = async () => {
    for (const { name, runDue } of bank.dueWork) if (name === 'program.limits') await runDue(day(TODAY))
  }
  await look()
  expect(await readsOf(bank, look)).toEqual(FEW_READS)
  const { rows } = await bank.database.query<{ waiting: number }>(
    'select count(*)::int as waiting from bank.program_limits where told_at is null',
  )
  expect(rows).toEqual([{ waiting: 0 }])
})
