/**
 * The pieces of recurring work. Each makes its own work due for the customers of a pass, and nothing else, so
 * that a run of all due work does only this.
 */
import type { CustomerBank } from '../customer-bank.ts'
import {
  count,
  countInPass,
  hideOthers,
  inPass,
  type Piece,
  showOthers,
  today,
  withoutTriggers,
} from './piece.ts'
import { PROGRAM_PIECES } from './program-pieces.ts'

const due = ({ runDue }: CustomerBank) => runDue()
const thisMonth = (bank: CustomerBank) => `date_trunc('month', ${today(bank)})::date`

export const closeLastMonthAgain = (bank: CustomerBank, customers: string): string[] => {
  const again = `ends_on = ${thisMonth(bank)} - 1 and ${customers}`
  return [
    withoutTriggers(
      `delete from bank.statement_entries where statement_id in (select id from bank.statements where ${again})`,
      `delete from bank.statements where ${again}`,
    ),
    `delete from bank.notifications where code = 'statements.ready.title' and ${customers}
       and dedupe_key = 'statement-' || (${thisMonth(bank)} - interval '1 month')::date`,
    `update bank.statement_schedules set due_on = ${thisMonth(bank)}, retry_at = null where ${customers}`,
    'vacuum (analyze) bank.statements, bank.statement_entries, bank.statement_schedules, bank.notifications',
  ]
}

export const PIECES: readonly Piece[] = [
  {
    name: 'reconciliation',
    prepare: (bank) => [
      `update bank.accounts set reconciled_on = ${today(bank)} - 1 where ${inPass(bank)}`,
      `update bank.reconciliations set due_at = now() where ${inPass(bank)}`,
      'vacuum (analyze) bank.accounts, bank.authorizations, bank.reconciliations',
    ],
    run: due,
    countLeft: async (bank) => {
      const { accounts } = await bank.stub.counts()
      return countInPass(bank) - (accounts['getAuthHistory'] ?? 0)
    },
    after: () => ["update bank.reconciliations set due_at = now() + interval '1 day'"],
  },
  {
    name: 'month close',
    prepare: (bank) => closeLastMonthAgain(bank, inPass(bank)),
    run: due,
    countLeft: (bank) => count(bank, `bank.statement_schedules where due_on <= ${today(bank)}`),
  },
  {
    name: 'trustee notices',
    day: 1,
    prepare: (bank) => [
      'delete from bank.trustee_notices',
      `update bank.trustee_looks set next_on = ${today(bank)} + case when ${inPass(bank)} then 1 else 30 end`,
      "delete from bank.notifications where dedupe_key like 'trustee-payment-%'",
      'vacuum (analyze) bank.trustee_notices, bank.trustee_looks, bank.notifications',
    ],
    run: due,
    countLeft: async (bank) =>
      countInPass(bank) -
      (await count(bank, "bank.notifications where dedupe_key like 'trustee-payment-%-week'")),
  },
  {
    name: 'bill reminders',
    prepare: (bank) => [
      `update bank.billers set reminded_for = null where ${inPass(bank)} and reminded_for is not null`,
      `update bank.bill_reminders set anchor_on = ${today(bank)}, next_on = ${today(bank)} where ${inPass(bank)}`,
      'vacuum (analyze) bank.bill_reminders, bank.billers',
    ],
    run: due,
    countLeft: (bank) => count(bank, `bank.bill_reminders where next_on <= ${today(bank)}`),
  },
  {
    name: 'recurring transfers',
    prepare: (bank) => [
      'delete from bank.ach_transactions where recurring_transfer_id is not null',
      `update bank.recurring_transfers set anchor_on = ${today(bank)}, next_run_on = ${today(bank)}, run_count = 0
       where ${inPass(bank)}`,
      'vacuum (analyze) bank.ach_transactions, bank.recurring_transfers',
    ],
    run: due,
    countLeft: async (bank) =>
      (await count(
        bank,
        `bank.recurring_transfers where next_run_on <= ${today(bank)} and cancelled_at is null`,
      )) + (await count(bank, "bank.ach_transactions where status = 'pending' and sent_at is null")),
    after: () => ['delete from bank.ach_transactions where recurring_transfer_id is not null'],
  },
  {
    name: 'unfunded warnings',
    prepare: (bank) => [
      "delete from bank.notifications where dedupe_key like 'account-unfunded-%'",
      `update bank.accounts set unfunded_since = ${today(bank)} - 50, unfunded_warnings = 0, unfunded_warned_on = null
       where ${inPass(bank)}`,
      'vacuum (analyze) bank.accounts, bank.notifications',
    ],
    run: due,
    countLeft: (bank) =>
      count(bank, 'bank.accounts where unfunded_since is not null and unfunded_warnings = 0'),
    after: () => ['update bank.accounts set unfunded_since = null where unfunded_since is not null'],
  },
  {
    name: 'unfunded closing',
    prepare: (bank) => [
      `update bank.accounts set unfunded_since = ${today(bank)} - 60, unfunded_warnings = 2,
         unfunded_warned_on = ${today(bank)} - 3
       where ${inPass(bank)}`,
      'vacuum (analyze) bank.accounts, bank.customers',
    ],
    begin: ({ stub, size }) =>
      stub.empty(
        Array.from({ length: size.customers }, (_, index) => index + 1).filter((id) => id % size.every === 0),
      ),
    run: due,
    // The job that would try again if the processor did not answer waits for some seconds.
    countLeft: async (bank) =>
      (await count(bank, 'bank.accounts where unfunded_since is not null')) +
      (await count(
        bank,
        "jobs.job where name = 'account.bring-standing' and state in ('created', 'active')",
      )),
    after: (bank) => [
      withoutTriggers(
        `update bank.accounts set standing = 'open', closed_on = null where standing = 'suspended' and ${inPass(bank)}`,
        `update bank.customers set state = 'approved' where state = 'closed_unfunded' and ${inPass(bank, 'id')}`,
      ),
    ],
    end: ({ stub }) => stub.empty([]),
  },
  {
    name: 'disputes',
    prepare: (bank) => [
      'delete from bank.dispute_movements',
      'delete from bank.disputes',
      `insert into bank.disputes (customer_id, posted_transaction_id, details, amount_cents, posted_on, reason,
         customer_text, in_time, reported_on, answer_due_on)
       select customer_id, id, details, amount_cents, posted_on, 'not_mine', '', true, ${today(bank)} - 12, ${today(bank)} - 1
       from bank.posted_transactions where id > ${bank.size.customers} and id <= 2 * ${bank.size.customers}
         and ${inPass(bank)}`,
      'vacuum (analyze) bank.disputes, bank.dispute_movements',
    ],
    run: due,
    countLeft: async (bank) =>
      countInPass(bank) - (await count(bank, "bank.dispute_movements where state = 'posted'")),
    after: () => ['delete from bank.dispute_movements', 'delete from bank.disputes'],
  },
  {
    name: 'following up payments',
    prepare: (bank) => [
      // By its reference, the processor still has a payment under way.
      `update bank.bill_payments set status = 'pending', processor_ref = replace(processor_ref, 'payment-', 'pending-')
       where id > ${7 * bank.size.customers} and id <= ${8 * bank.size.customers} and ${inPass(bank)}`,
      'vacuum (analyze) bank.bill_payments',
    ],
    run: (bank) => bank.send('bills.follow-up', [{}], true),
    countLeft: async (bank) => {
      const { accounts } = await bank.stub.counts()
      return countInPass(bank) - (accounts['getBillPayHistory'] ?? 0)
    },
    after: () => [
      `update bank.bill_payments set status = 'cleared', processor_ref = replace(processor_ref, 'pending-', 'payment-')
       where status = 'pending'`,
    ],
  },
  {
    name: 'audit',
    prepare: (bank) => ['delete from bank.audit_runs', ...hideOthers(bank)],
    run: ({ beginAudit }) => beginAudit(),
    countLeft: async (bank) =>
      (await count(bank, 'bank.audit_batches')) +
      (await count(bank, 'bank.audit_runs where finished_at is null')),
    after: () => showOthers(),
    end: async (bank) => {
      // Each finding is looked into and recorded, which costs more than an account in order.
      const found = await count(bank, 'bank.audit_findings where customer_id is not null')
      if (found > 0) throw new Error(`the audit found ${found} faults in the generated books`)
    },
  },
  ...PROGRAM_PIECES,
]
