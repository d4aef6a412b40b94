/**
 * A customer in the seventh month of a plan who is paid every second Friday and spends what is left of it on Saturdays, with
 * the employer and the trustee's office of the sandbox. Business days pass one by one, from noon to noon in New York.
 */
import { AUTOPAY_TERMS_VERSION } from '@yoursuccess/contract/autopay/autopay'
import type { previewCatchUp } from '@yoursuccess/contract/autopay/catch-up'
import type { listPlannedPayments } from '@yoursuccess/contract/autopay/planned-payments'
import { weekday } from '@yoursuccess/contract/core/calendar-date'
import type { ReplyOf } from '@yoursuccess/contract/core/endpoint'
import type { ErrorReply } from '@yoursuccess/contract/core/error'
import {
  type Cents,
  cents,
  formatAmount,
  parseAmount,
  subtract,
  ZERO,
} from '@yoursuccess/contract/core/money'
import type { StepInput } from '@yoursuccess/contract/plan/plan-steps'
import type { PlanInput } from '@yoursuccess/contract/plan/plan-terms'
import type { SetAside } from '@yoursuccess/contract/setaside/set-aside'
import type { SetAsideMove } from '@yoursuccess/contract/setaside/set-aside-moves'
import { bankingDayOf } from '../../src/clock/clock.ts'
import { hurry } from './hurry.ts'
import { planKeeper } from './plan-keeper.ts'
import { receiptCalls } from './receipt-keeper.ts'
import { fileOf } from './receipt-seeds.ts'
import { reconcile } from './reconciliation.ts'
import { secondAccounts } from './saver.ts'
import type { TestBank } from './test-bank.ts'
import type { PostedLine } from './trustee-ledger.ts'

/** An office that takes electronic payments, also in parts, posts within a banking day, and is closed after holidays. */
const OFFICE = { id: 9004, rppsBillerId: '0000009004', district: 'ilcb' } as const
export const CASE_NUMBER = '26-10077'
const EMPLOYER = 'ACME WIDGETS'
const PAY = '1200.00'
const SAVINGS = '300.00'
/** What stays in the main account, whatever is set aside or spent. */
const KEEP_BACK = '25.00'
const SATURDAY = 6

/** 480.00 a month from May 2026 on, and 520.00 from the ninth month on. Seven payments were posted before the bank knew of it. */
const PLAN: PlanInput = {
  district: OFFICE.district,
  case_number: CASE_NUMBER,
  filed_on: '2026-04-02',
  confirmed_on: '2026-06-15',
  months: 60,
  first_due_on: '2026-05-02',
  due_rule: { kind: 'fixed_day', day: 2 },
  trustee_id: OFFICE.id,
  paid_by: ['electronic'],
  attorney: { name: 'Dana Ruiz', phone: '2175550142', email: null },
  opening: { as_of: '2026-11-02', posted_total: '3360.00' },
}
const STEPS: readonly StepInput[] = [
  { amount: '480.00', reason: 'plan' },
  { from_month: '2027-01-01', amount: '520.00', reason: 'step' },
]

interface Heard {
  on: string
  title: string
}

/** `notPaidOn`: paydays on which the employer pays nothing. */
export const createHousehold = async (bank: TestBank, { notPaidOn }: { notPaidOn: readonly string[] }) => {
  const customer = await bank.createCustomer()
  const { prn } = customer
  const plan = planKeeper(customer)
  const heard = new Map<number, Heard>()
  let spentCents: Cents = ZERO

  const listen = async () => {
    const { body } = await customer.get<{
      notifications: { id: number; title: string; timestamp: string }[]
    }>('/api/notifications')
    for (const { id, title, timestamp } of body.notifications)
      heard.set(id, { on: bankingDayOf(new Date(timestamp)), title })
  }
  const mainBalance = async () => (await customer.get<{ balance: string }>('/api/balance')).body.balance
  const readSetAside = async () => (await customer.get<SetAside>('/api/set_aside')).body
  const buy = (merchant: string, amount: string) =>
    bank.control<{ approved: boolean; id: number }>(`/cards/${prn}/authorizations`, { merchant, amount })
  /** Rent and groceries take all that is not kept back. */
  const spendTheRest = async () => {
    const restCents = subtract(centsOf(await mainBalance()), centsOf(KEEP_BACK))
    if (restCents <= 0) return
    const { approved, id } = await buy('RENT AND GROCERIES', formatAmount(restCents))
    if (!approved) throw new Error('what is left could not be spent')
    await bank.control(`/authorizations/${id}/settle`)
    await bank.settle()
    spentCents = cents(spentCents + restCents)
  }
  /** At night, accounts are compared with the processor. The machine's night is over at once, so its clock is moved. */
  const sleep = async () => {
    await reconcile(bank)
    await bank.database.query("update bank.reconciliations set moved_at = now() - interval '1 hour'")
  }
  const nextDay = () => bank.control('/clock/advance', { days: 1 })
  const liveUntil = async (on: string) => {
    while (bank.today() < on) {
      await nextDay()
      if (weekday(bank.today()) === SATURDAY) await spendTheRest()
      await sleep()
    }
    await hurry(bank)
    await listen()
  }
  const employ = (schedule: object) =>
    bank.control(`/accounts/${prn}/paydays`, { payer: EMPLOYER, amount: PAY, ...schedule })
  const listPlanned = async () =>
    (await customer.get<ReplyOf<typeof listPlannedPayments>>('/api/autopay/payments')).body.payments
  const readLedger = async () =>
    (await bank.look<{ receipts: PostedLine[] }>(`/trustee_office/${CASE_NUMBER}`)).receipts
  const download = async (path: string) => {
    const reply = await fetch(`${bank.url}${path}`, {
      headers: { authorization: `Bearer ${customer.token}` },
    })
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}`)
    return Buffer.from(await reply.arrayBuffer())
  }
  const downloadLedger = async () => {
    const path = `/trustee-office/${CASE_NUMBER}/ledger.csv?office=${OFFICE.rppsBillerId}`
    return (await fetch(`${bank.sandboxUrl}${path}`)).text()
  }

  await bank.control(`/accounts/${prn}/deposits`, { kind: 'refund', amount: SAVINGS, description: 'SAVINGS' })
  await employ({ frequency: 'biweekly', first_on: '2026-11-06', missing: notPaidOn })
  expectDone(await plan.create(PLAN, STEPS))
  await bank.settle()

  return {
    ...customer,
    plan,
    /** Payments from the account to the trustee, newest first. */
    payments: receiptCalls(customer).sent,
    liveUntil,
    /** The next day, on which the processor answers nothing. */
    liveDayWithoutProcessor: async () => {
      await bank.control('/faults', {
        partner: 'galileo',
        call: '*',
        action: 'status',
        status: 503,
        times: 1000,
      })
      await nextDay()
      await bank.control('/faults', undefined, 'DELETE')
    },
    /** Tries to add the trustee as a biller who gets checks. */
    addTrusteeForChecks: async () => {
      await bank.stepUp(customer)
      return customer.post<ErrorReply>('/api/billers/add_paper', {
        biller: {
          biller_name: 'Chapter Thirteen Trustee D Oakhurst',
          biller_account_number: CASE_NUMBER,
          biller_address_1: 'PO Box 9004',
          biller_city: 'Springfield',
          biller_state: 'IL',
          biller_zip: '62701',
        },
      })
    },
    /** Adds the trustee's biller, the pay, the set-aside with its shares, and agrees to autopay. */
    turnAutopayOn: async () => {
      await bank.stepUp(customer)
      const added = await customer.post<{ biller: { id: number } }>('/api/billers/add_rpps', {
        biller: {
          rpps_biller_id: OFFICE.rppsBillerId,
          biller_account_number: CASE_NUMBER,
          biller_category: 'Personal finance',
        },
      })
      expectDone(added)
      const pay_schedule = {
        name: 'Acme Widgets',
        frequency: 'biweekly',
        anchor_on: '2026-11-06',
        usual_amount: PAY,
      }
      expectDone(await customer.post('/api/pay_schedules', { pay_schedule }))
      expectDone(await customer.post('/api/set_aside/open'))
      expectDone(await customer.put('/api/set_aside', { keep_back: KEEP_BACK, shares_on: true }))
      const agreed = {
        on: true,
        biller_id: added.body.biller.id,
        method: 'electronic',
        terms_version: AUTOPAY_TERMS_VERSION,
      }
      expectDone(await customer.put('/api/autopay', { autopay: agreed }))
      await hurry(bank)
    },
    /** As "due 480.00 sent 0.00 on 2026-11-24 planned". */
    planned: async () =>
      (await listPlanned()).map(
        ({ due_on, planned, sent, send_on, state }) =>
          `${due_on} ${planned} sent ${sent} on ${send_on} ${state}`,
      ),
    buy,
    mainBalance,
    setAsideBalance: async () => (await readSetAside()).balance,
    /** The employer pays once, on a day that is no payday. */
    getPaidLate: (on: string) => employ({ frequency: 'weekly', first_on: on, count: 1 }),
    /** Adds what the trustee's website shows. */
    addLedgerFile: async () => {
      const file = fileOf(await downloadLedger(), `ledger-${bank.today()}.csv`)
      const imported = await customer.post<{ added: number; known: number }>('/api/receipts/import_file', {
        file,
      })
      expectDone(imported)
      await hurry(bank)
      await listen()
      return imported.body
    },
    /** Agrees to send all that is behind with the next payment. */
    catchUp: async () => {
      const { body } = await customer.get<ReplyOf<typeof previewCatchUp>>(
        '/api/plan/catch_up/preview?paydays=1',
      )
      const { amount, terms_version } = body
      expectDone(
        await customer.post('/api/plan/catch_up', { catch_up: { paydays: 1, amount, terms_version } }),
      )
      await hurry(bank)
      return amount
    },
    /**
     * On the morning after a payment was sent, the network has brought it, and before the office posts it, a clerk types another
     * amount.
     */
    mistypeAtOffice: async (on: string, { sent, typed }: { sent: string; typed: string }) => {
      await bank.control('/clock/advance', { to: `${on}T13:15:00.000Z` })
      const { rows } = await bank.database.query(
        `update sandbox.office_payments set amount_cents = $1
         where case_number = $2 and state = 'waiting' and amount_cents = $3 returning id`,
        [centsOf(typed), CASE_NUMBER, centsOf(sent)],
      )
      if (rows.length !== 1) throw new Error(`${rows.length} payments wait at the office`)
      await bank.control('/clock/advance', { to: `${on}T17:00:00.000Z` })
      await sleep()
    },
    readLedger,
    downloadLedger,
    /** What the office posted, as "2026-11-25 480.00". */
    posted: async () => (await readLedger()).map(({ posted_on, amount }) => `${posted_on} ${amount}`),
    /** What the processor took for payments, oldest first: of the main account and of the set-aside. */
    taken: async () => {
      const accounts = [prn, ...(await secondAccounts(bank, customer)).map((account) => account.prn)]
      const lists = await Promise.all(
        accounts.map((account) =>
          bank.look<{ amount: string; fee: string; status: string }[]>(`/bill_payments?prn=${account}`),
        ),
      )
      return lists.map((list) =>
        list.map(({ amount, fee, status }) => `${amount} with ${fee} ${status}`).toReversed(),
      )
    },
    /** Oldest first, as "2026-11-06 in 240.50 done". */
    moves: async () =>
      (await customer.get<{ moves: SetAsideMove[] }>('/api/set_aside/moves?per_page=-1')).body.moves
        .map(({ on, direction, amount, state }) => `${on} ${direction} ${amount} ${state}`)
        .toReversed(),
    /** What the customer was told with this part, oldest first, as "2027-02-13 By what we know, …". */
    told: (part: string) =>
      [...heard.entries()]
        .filter(([, { title }]) => title.includes(part))
        .toSorted(([one], [other]) => one - other)
        .map(([, { on, title }]) => `${on} ${title}`),
    /** All that was bought. */
    spent: () => formatAmount(spentCents),
    readHistory: async (query: string) => ({
      csv: (await download(`/api/plan/proof.csv?${query}`)).toString(),
      pdf: await download(`/api/plan/proof?${query}`),
    }),
  }
}
export type Household = Awaited<ReturnType<typeof createHousehold>>

const expectDone = ({ status, body }: { status: number; body: unknown }) => {
  if (status > 299) throw new Error(`a step of the story failed: ${status} ${JSON.stringify(body)}`)
}

const centsOf = (amount: string): Cents => {
  const read = parseAmount(amount)
  if (read === undefined) throw new Error(`${amount} is no amount`)
  return read
}
