/** The feature's API calls: billers, payments to them, and reminders. */
import {
  addBiller,
  addPaperBiller,
  type Biller,
  deleteBiller,
  listBillers,
  type PaperBillerForm,
  searchBillers,
} from '@yoursuccess/contract/bills/billers'
import {
  createBillPayment,
  listBillPayments,
  previewBillPayment,
} from '@yoursuccess/contract/bills/bill-payments'
import { deleteBillReminder, setBillReminder } from '@yoursuccess/contract/bills/bill-reminders'
import { downloadBillReport } from '@yoursuccess/contract/bills/bill-report'
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { BodyInputOf } from '@yoursuccess/contract/core/endpoint'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callForFile } from '../../lib/call-for-file.ts'
import { call } from '../../lib/call.ts'
import { BILLS, reloadPlanMoney } from '../../lib/query-keys.ts'
import { isUndecided } from '../../lib/submission-key.ts'
import { keepWithinRange, tableQuery } from '../../lib/table-query.ts'
import { type SubmitOptions, useSubmit } from '../../lib/use-submit.ts'
import type { Place, Range } from '../../ui/list/paging.ts'

const KEY = [BILLS] as const

/** A page of the billers. */
export const billersQuery = ({ page, perPage, sort }: Place) =>
  queryOptions({
    queryKey: [...KEY, 'billers', { page, perPage, sort }],
    queryFn: ({ signal }) =>
      call(listBillers, {
        query: tableQuery({ page, perPage, sort }, ['biller_name', 'biller_account_number']),
        signal,
      }),
    placeholderData: keepPreviousData,
  })

/** All billers, including deleted ones: a report may name them. */
export const everyBillerQuery = queryOptions({
  queryKey: [...KEY, 'billers', 'all'],
  queryFn: ({ signal }) => call(listBillers, { query: { per_page: '-1', with_removed: 'true' }, signal }),
})

const REFRESH_MS = 20_000
const PAYMENT_ORDERS = ['biller_name', 'description', 'amount', 'date', 'status'] as const

/** A page of the payments. It refreshes while the page is visible, because payments progress on their own. */
export const billPaymentsQuery = ({ page, perPage, sort, range }: Place) =>
  queryOptions({
    queryKey: [...KEY, 'payments', { page, perPage, sort }, range],
    queryFn: ({ signal }) =>
      call(listBillPayments, {
        query: {
          ...tableQuery({ page, perPage, sort }, PAYMENT_ORDERS),
          ...(range && { start_date: range.start, end_date: range.end }),
        },
        signal,
      }),
    placeholderData: keepWithinRange(range),
    refetchInterval: REFRESH_MS,
  })

/** All payments that came to their status in these days, newest first. It refreshes as the list of them does. */
export const recentPaymentsQuery = ({ start, end }: Range) =>
  queryOptions({
    queryKey: [...KEY, 'recent-payments', start, end],
    queryFn: ({ signal }) =>
      call(listBillPayments, { query: { per_page: '-1', start_date: start, end_date: end }, signal }),
    select: ({ bill_payments }) => bill_payments,
    refetchInterval: REFRESH_MS,
  })

/** What a payment of this amount would cost, and when it would arrive. */
export const paymentPreviewQuery = (billerId: number, amount: string) =>
  queryOptions({
    queryKey: [...KEY, 'preview', billerId, amount],
    queryFn: ({ signal }) =>
      call(previewBillPayment, { params: { id: String(billerId) }, query: { amount }, signal }),
    // Never cached: the server computes the fee, balance and dates for the moment of the request.
    staleTime: 0,
    gcTime: 0,
  })

export type FoundBiller = Awaited<ReturnType<typeof findBillers>>[number]

/** Merchants of the directory by state and part of the name. */
export const findBillers = async (state: string, text: string, signal: AbortSignal) => {
  const { response_data } = await call(searchBillers, {
    body: { search_params: { state: state as never, search_text: text } },
    signal,
  })
  return response_data.table.billers
}

/** After any change, reloads all bill data. */
const useChange = <Values, Result>(options: Omit<SubmitOptions<Values, Result>, 'onSettled'>) =>
  useSubmit({ ...options, onSettled: (client) => client.invalidateQueries({ queryKey: KEY }) })

export const useAddBiller = () =>
  useChange({
    name: 'add-biller',
    isKeyed: true,
    send: (biller: BodyInputOf<typeof addBiller>['biller'], idempotencyKey) =>
      call(addBiller, { body: { biller }, idempotencyKey }),
  })

export const useAddPaperBiller = () =>
  useChange({
    name: 'add-paper-biller',
    isKeyed: true,
    send: (biller: PaperBillerForm, idempotencyKey) =>
      call(addPaperBiller, { body: { biller }, idempotencyKey }),
  })

export const useDeleteBiller = () =>
  useChange({
    name: 'delete-biller',
    send: ({ id }: Pick<Biller, 'id'>) => call(deleteBiller, { params: { id } }),
  })

export const useSetReminder = () =>
  useChange({
    name: 'set-reminder',
    isKeyed: true,
    send: (body: BodyInputOf<typeof setBillReminder>, idempotencyKey) =>
      call(setBillReminder, { body, idempotencyKey }),
  })

export const useDeleteReminder = () =>
  useChange({
    name: 'delete-reminder',
    send: ({ id }: { id: number }) => call(deleteBillReminder, { params: { id } }),
  })

/** The values of a payment's form. */
export interface PaymentDraft {
  billerId: number
  amount: string
  /** Left out for the main account. */
  from?: 'set_aside'
}

const PAY_BILL = 'pay-bill'

/** True if this payment was attempted and its result is unknown. */
export const isPaymentUndecided = (draft: PaymentDraft): boolean => isUndecided(PAY_BILL, draft)

/** Pays a bill. It may pay the trustee, and its amount and fee are deducted from a balance. */
export const usePayBill = () =>
  useSubmit({
    name: PAY_BILL,
    isKeyed: true,
    send: ({ billerId, amount, from }: PaymentDraft, idempotencyKey) =>
      call(createBillPayment, {
        body: { bill_payment: { amount, biller_id: billerId, ...(from && { from }) } },
        idempotencyKey,
      }),
    onSettled: reloadPlanMoney,
  })

export interface ReportChoice {
  from: CalendarDate
  to: CalendarDate
  billerIds: readonly number[]
}

/** Downloads the report for the trustee or the court. */
export const useReportFile = () =>
  useSubmit({
    name: 'download-bill-report',
    send: ({ from, to, billerIds }: ReportChoice) => {
      const query = { start_date: from, end_date: to, selected_biller_ids: JSON.stringify(billerIds) }
      return callForFile(downloadBillReport, { query })
    },
  })
