/** A failing record at the front of a list of due work does not block the records behind it. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { day } from '@yoursuccess/contract/core/calendar-date'
import { addPaperBiller, receiveMoney } from '../support/bill-seeds.ts'
import { reportedDispute } from '../support/dispute-seeds.ts'
import { handOver, insertKnownAccount } from '../support/funding-seeds.ts'
import { runNow } from '../support/hurry.ts'
import { openTestBank, type TestBank, type TestCustomer } from '../support/test-bank.ts'

const TODAY = '2026-11-18'
let bank: TestBank
let front: TestCustomer
let behind: TestCustomer
beforeAll(async () => {
  bank = await openTestBank({ today: TODAY })
  await bank.database.run(
    `create function bank.break_row() returns trigger language plpgsql as $$
     begin
       if old.id = tg_argv[0]::bigint then raise exception 'this record cannot be changed'; end if;
       return new;
     end $$`,
  )
})
afterAll(() => bank.close())
beforeEach(async () => {
  front = await bank.createCustomer()
  behind = await bank.createCustomer()
})

/**
 * Places both customers' orders while the processor fails, and deletes their jobs. The orders stay recorded,
 * and only the list of due work retries them.
 */
const leaveUnsent = async (
  call: string,
  job: string,
  order: (customer: TestCustomer) => Promise<unknown>,
) => {
  for (const customer of [front, behind]) await receiveMoney({ bank, customer }, '500.00')
  await bank.settle()
  await bank.control('/faults', { partner: 'galileo', call, action: 'status', status: 500, times: 1000 })
  for (const customer of [front, behind]) await order(customer)
  await bank.settle()
  await bank.database.query('delete from jobs.job where name = $1', [job])
  await bank.control('/faults', undefined, 'DELETE')
}
const runDue = async (name: string) => {
  const work = bank.dueWork.find((each) => each.name === name)
  await expect(work?.runDue(day(TODAY))).rejects.toThrow('Failed query: update')
}
const insertPlannedRefund = ({ id }: TestCustomer) =>
  bank.database.query(
    `insert into bank.refund_checks (customer_id, state, planned_on, look_on, mail_by)
     values ($1, 'planned', $2, $2, $2)`,
    [id, TODAY],
  )
const insertOrderedRefund = ({ id }: TestCustomer) =>
  bank.database.query(
    `insert into bank.refund_checks
       (customer_id, state, planned_on, look_on, mail_by, payee, address, cashable_days, ordered_at)
     values ($1, 'ordered', $2, $2, $2, 'Jordan Tester', $3, 180, now())`,
    [
      id,
      TODAY,
      JSON.stringify({
        address_1: '1 Example Street',
        address_2: null,
        city: 'Springfield',
        state: 'IL',
        postal_code: '62701',
      }),
    ],
  )

interface List {
  table: string
  /** Creates a due record for each of the two customers, first the one that the test makes unchangeable. */
  make(): Promise<unknown>
  run(): Promise<unknown>
  /** An SQL condition that is true once the record was processed. */
  done: string
}

const LISTS: Readonly<Record<string, List>> = {
  transfers: {
    table: 'ach_transactions',
    make: () =>
      leaveUnsent('createAchTransaction', 'funding.send-transfer', async (customer) => {
        const ach_account_id = await insertKnownAccount({ bank, customer, mark: 'CHECKING' })
        await customer.post('/api/ach_transactions', { ach_transaction: { amount: '20.00', ach_account_id } })
      }),
    run: () => runNow(bank, 'funding.follow-up'),
    done: 'processor_ref is not null',
  },
  'recurring transfers': {
    table: 'recurring_transfers',
    make: async () => {
      for (const customer of [front, behind]) {
        const ach_account_id = await insertKnownAccount({ bank, customer, mark: 'CHECKING' })
        const next_run_on = '2026-11-23'
        const recurring_transfer = { amount: '20.00', interval: 'monthly', next_run_on, ach_account_id }
        await customer.post('/api/recurring_transfers', { recurring_transfer })
      }
      await bank.database.query(
        'update bank.recurring_transfers set anchor_on = $1, next_run_on = $1 where customer_id in ($2, $3)',
        [TODAY, front.id, behind.id],
      )
    },
    run: () => runDue('funding.recurring-transfers'),
    done: 'run_count = 1',
  },
  bills: {
    table: 'bill_payments',
    make: () =>
      leaveUnsent('createBillPayment', 'bills.send-payment', async (customer) => {
        const biller_id = await addPaperBiller({ customer })
        await customer.post('/api/bill_payments', { bill_payment: { amount: '20.00', biller_id } })
      }),
    run: () => runNow(bank, 'bills.follow-up'),
    done: 'processor_ref is not null',
  },
  reminders: {
    table: 'bill_reminders',
    make: async () => {
      for (const customer of [front, behind]) {
        const biller_id = await addPaperBiller({ customer })
        const { status } = await customer.post('/api/reminders', { biller_id, next_reminder: TODAY })
        expect(status).toBe(201)
      }
    },
    run: () => runDue('bills.reminders'),
    done: `next_on > '${TODAY}'`,
  },
  disputes: {
    table: 'dispute_movements',
    make: () =>
      leaveUnsent('createAdjustment', 'disputes.post-movement', async (customer) => {
        const { reference } = await reportedDispute({ bank, customer, mark: 'SHOP' })
        await bank.operator('POST', '/disputes/credit', { reference, amount: '12.34' })
      }),
    run: () => runNow(bank, 'disputes.follow-up'),
    done: `state = 'posted'`,
  },
  refunds: {
    table: 'refund_checks',
    make: async () => {
      for (const customer of [front, behind]) {
        await receiveMoney({ bank, customer }, '500.00')
        await insertOrderedRefund(customer)
      }
      await bank.settle()
    },
    run: () => runNow(bank, 'refunds.follow-up'),
    done: 'check_ref is not null',
  },
  'refunds without an end of spending': {
    table: 'refund_checks',
    make: async () => {
      for (const customer of [front, behind]) await insertPlannedRefund(customer)
    },
    run: () => runDue('refunds.checks'),
    done: `state = 'dropped'`,
  },
  'verifications of linked accounts': {
    table: 'ach_accounts',
    make: async () => {
      for (const customer of [front, behind]) {
        const choice = { institution: 'ins_109512', password: 'microdeposits_good' }
        const linkResult = await handOver({ bank }, choice)
        await bank.stepUp(customer)
        expect((await customer.post('/api/plaid/upsert_ach_account', linkResult)).status).toBe(200)
        const links = await bank.look<{ id: number }[]>('/links')
        await bank.control(`/links/${links.at(-1)?.id}/verification`, { status: 'verification_failed' })
      }
      await bank.settle()
    },
    run: () => runNow(bank, 'funding.check-verifications'),
    done: `verification_status = 'verification_failed'`,
  },
}

// OPERATIONS-42
test.each(Object.entries(LISTS))(
  'due %s: a record that fails does not block the next one',
  async (_name, { table, make, run, done }) => {
    await make()
    const recordOf = async ({ id }: TestCustomer) => {
      const { rows } = await bank.database.query<{ id: number; done: boolean }>(
        `select id, ${done} as done from bank.${table} where customer_id = $1`,
        [id],
      )
      return rows[0]
    }
    const broken = await recordOf(front)
    expect([broken?.done, (await recordOf(behind))?.done]).toEqual([false, false])
    await bank.database.run(
      `create or replace trigger break_row before update on bank.${table}
       for each row execute function bank.break_row('${broken?.id}')`,
    )
    await run()
    expect([(await recordOf(front))?.done, (await recordOf(behind))?.done]).toEqual([false, true])
  },
)
