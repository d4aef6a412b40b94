import type { BillPayment, BillPaymentPreview } from '@yoursuccess/contract/bills/bill-payments'
import { type AddedBiller, type BillerSearchResult, NO_RESULTS } from '@yoursuccess/contract/bills/billers'
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { withoutPulled } from '@yoursuccess/contract/plan/pulls.rules'
import type { Db } from '@yoursuccess/database/database'
import { type Page, pageOf } from '../../http/paging.ts'
import type { BillPaymentOutcome, PaperBiller } from '../../partners/biller-network/port.ts'
import { notFound } from '../../http/refusal.ts'
import type { Once } from '../../idempotency/idempotency.ts'
import { createTurns } from '../../jobs/turns.ts'
import { isValidRange } from '../transactions/transactions.service.ts'
import { addDirectoryBiller, addPaperBiller } from './add-biller.ts'
import {
  countPayments,
  type DayRange,
  listPayments,
  listPaymentsForReport,
  type PaymentsPage,
} from './bill-payment-lists.queries.ts'
import { listRemindersBetween } from './bill-reminders.queries.ts'
import { removeReminder, setReminder } from './bill-reminders.ts'
import { renderBillReport } from './bill-report.ts'
import {
  type BillersPage,
  countBillers,
  findAnyBillers,
  findBiller,
  listBillers,
  lockBills,
} from './billers.queries.ts'
import {
  listFailures,
  listPaidFromSetAside,
  listUnsettledPayers,
  listUntaken,
  sumReserved,
  sumReservedOf,
} from './bill-payments.queries.ts'
import { type BillsDeps, refuse } from './bills.deps.ts'
import { cancelPaymentsSince } from './cancel-since.ts'
import { createPayment, type PaymentForm, previewPayment } from './create-payment.ts'
import { listPaymentsToOffices } from './payments-to-offices.ts'
import { listPayees, listPaymentsOfMany, listPaymentsTo } from './payments-to-billers.ts'
import { removeBiller } from './remove-biller.ts'
import { payPlanned } from './pay-planned.ts'
import { recordOutcome } from './send-payment.ts'
import { listTrusteeHistory } from './trustee-history.ts'
import { listTrusteePayments } from './trustee-payments.ts'
import { viewBiller, viewPayment } from './bills.views.ts'

interface ListRequest<Column> {
  page?: number | undefined
  per_page?: number | undefined
  sort_by?: Column | undefined
  sort_dir?: 'asc' | 'desc' | undefined
}
interface Days {
  start_date?: CalendarDate | undefined
  end_date?: CalendarDate | undefined
}

/** A longer PDF would be useless to the customer, and rendering it would delay other requests. */
const MAX_REPORTED_PAYMENTS = 5000

export const billsService = (deps: BillsDeps) => {
  const { database, clock, config, account, billers } = deps
  const { db } = database
  const inTurn = createTurns()

  const rangeOf = (
    { start_date: from, end_date: to }: Days,
    refusal: 'biller.invalid_range' | 'bill_payment.invalid_range' = 'bill_payment.invalid_range',
  ): DayRange | undefined => {
    if (!isValidRange({ from, to }, clock.today())) throw refuse(refusal)
    return from && to ? { from, to } : undefined
  }

  /** Trustee payments from elsewhere that the customer reported for these days, as the app shows them (BILLS-140). */
  const listReported = async (customerId: number, { from, to }: DayRange) => {
    const [reported, pulls] = await Promise.all([
      deps.tracker.listReportedTrusteePayments(db, customerId),
      deps.autopay().listPulls(db, [customerId]),
    ])
    return withoutPulled(reported, pulls).filter(({ on }) => on >= from && on <= to)
  }

  return {
    listBillers: async (
      customerId: number,
      request: ListRequest<BillersPage['sortBy']> & Days & { with_removed?: 'true' | 'false' | undefined },
    ) => {
      const page = pageOf(request)
      const which = {
        withRemoved: request.with_removed === 'true',
        range: rangeOf(request, 'biller.invalid_range'),
      }
      const rows = await listBillers(db, customerId, { ...orderedPage(page, request), ...which })
      return {
        billers: rows.map((row) => viewBiller(row, row.reminder)),
        ...page.controls(await countBillers(db, customerId, which)),
      }
    },
    /** Never empty: without a match, one row says that nothing was found (BILLS-24). */
    searchBillers: async (search: { state: string; text: string }): Promise<BillerSearchResult[]> => {
      const found = await billers.searchDirectory(search)
      if (found.length === 0) return [NOBODY]
      return found.map(({ name, address1, city, directoryRef, accountMasks, isTrustee }) => ({
        biller_name: name,
        biller_address1: address1,
        biller_city: city,
        rpps_biller_id: directoryRef,
        biller_account_no_patterns: [...accountMasks],
        is_trustee: isTrustee,
      }))
    },
    addDirectoryBiller: (
      customerId: number,
      form: { directoryRef: string; accountNumber: string; category: string },
      once: Once,
    ): Promise<AddedBiller> => addDirectoryBiller(deps, customerId, form, once),
    addPaperBiller: (
      customerId: number,
      form: PaperBiller & { isTrustee: boolean },
      once: Once,
    ): Promise<AddedBiller> => addPaperBiller(deps, customerId, form, once),
    removeBiller: (customerId: number, id: number) => removeBiller(deps, customerId, id),

    listPayments: async (customerId: number, request: ListRequest<PaymentsPage['sortBy']> & Days) => {
      const page = pageOf(request)
      const range = rangeOf(request)
      const rows = await listPayments(db, customerId, { ...orderedPage(page, request), range })
      return {
        bill_payments: rows.map(viewPayment),
        ...page.controls(await countPayments(db, customerId, range)),
      }
    },
    previewPayment: (customerId: number, form: PaymentForm): Promise<BillPaymentPreview> =>
      previewPayment(deps, customerId, form),
    createPayment: (customerId: number, form: PaymentForm, key: string | undefined): Promise<BillPayment> =>
      inTurn(customerId, () => createPayment(deps, customerId, form, key)),
    /**
     * Records an outcome that the processor reported. Throws, so that the event is retried, if we do not know
     * the payment yet.
     */
    recordOutcome: (
      tx: Db,
      customerId: number,
      reported: { paymentRef: string; outcome: BillPaymentOutcome },
    ) => recordOutcome(deps, tx, customerId, reported),

    /** Actions on a customer's billers and payments wait here for each other, until the transaction ends. */
    lock: lockBills,
    /** Leaves out removed billers. */
    findBiller,
    /** The total of payments from an account that its balance may not contain (bill-payments.queries.ts). */
    sumReserved,
    sumReservedOf,
    listUnsettledPayers,
    /** For the forecast: payments of these customers that are ordered and that no balance contains. */
    listUntaken,
    /** Why payments failed or came back, by their ids. */
    listFailures,
    /** Which of these payments took money from the set-aside, and did not fail. */
    listPaidFromSetAside,
    /** Orders a payment to the plan's trustee from the set-aside: see pay-planned.ts. Throws the guard's refusals. */
    payPlanned: (tx: Db, customerId: number, order: Parameters<typeof payPlanned>[3]) =>
      payPlanned(deps, tx, customerId, order),

    /** Cancels payments made since `since` that were not sent to the processor yet, in this transaction. */
    cancelSince: (tx: Db, customerId: number, since: Date) =>
      cancelPaymentsSince(deps, tx, customerId, since),
    /** For the guard of trustees: payments that are under way or that the payee returned, the newest first. */
    listPaymentsToOffices,
    /** The customer's billers as payees, also the removed ones. */
    listPayees,
    /** All payments to these billers. */
    listPaymentsTo,
    listPaymentsOfMany,
    /** All payments to these billers with what is known of each, oldest first. */
    listTrusteeHistory,
    /** Trustee payments that are under way, and those made since `since` and received; newest first. */
    listTrusteePayments: (customerId: number, since: CalendarDate) =>
      listTrusteePayments(db, customerId, since),

    /** The next reminders on these days, the earliest first. */
    listRemindersBetween: (customerId: number, days: DayRange) => listRemindersBetween(db, customerId, days),
    setReminder: (tx: Db, customerId: number, form: { billerId: number; startsOn: CalendarDate }) =>
      setReminder(deps, tx, customerId, form),
    removeReminder: (customerId: number, id: number) => removeReminder(deps, customerId, id),

    /** A PDF of the payments made on these days. Throws `not_found` if a biller is not the customer's. */
    makeReport: async (
      customerId: number,
      { billerIds, ...days }: { billerIds: readonly number[]; from: CalendarDate; to: CalendarDate },
    ): Promise<Buffer> => {
      if (billerIds.length === 0) throw refuse('bill_report.no_billers')
      const chosen = await findAnyBillers(db, customerId, billerIds)
      if (chosen.length !== billerIds.length) throw notFound()
      const range = rangeOf({ start_date: days.from, end_date: days.to }) ?? days
      const wanted = { billerIds, range, limit: MAX_REPORTED_PAYMENTS + 1 }
      const payments = await listPaymentsForReport(db, customerId, wanted)
      if (payments.length > MAX_REPORTED_PAYMENTS) throw refuse('bill_report.too_long')
      const reported = chosen.some(({ isTrustee }) => isTrustee) ? await listReported(customerId, range) : []
      const holder = await account.getAccount(customerId)
      return renderBillReport({
        holderName: `${holder.first_name} ${holder.last_name}`,
        accountNumber: holder.galileo_payment_reference_number,
        range,
        billers: chosen,
        payments,
        reported,
        productName: config.PRODUCT_NAME,
        bankName: config.BANK_NAME,
        madeAt: clock.now(),
      })
    },
  }
}
export type BillsService = ReturnType<typeof billsService>
export type { TrusteeOrder, TrusteeProgress } from './bills.deps.ts'
export { otherWaysOf, trusteeNextOf } from './bills.notifications.ts'
export type { BillerPayment } from './payments-to-billers.ts'
export type { PaymentToTrustee } from './trustee-history.ts'

const NOBODY: BillerSearchResult = {
  biller_name: NO_RESULTS,
  biller_address1: '',
  biller_city: '',
  rpps_biller_id: '',
  biller_account_no_patterns: [],
  is_trustee: false,
}

const orderedPage = <Column>({ limit, offset }: Page, request: ListRequest<Column>) => ({
  limit,
  offset,
  sortBy: request.sort_by,
  isDescending: request.sort_dir === 'desc',
})
