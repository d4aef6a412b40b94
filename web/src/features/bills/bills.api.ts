/** The room's door: billers, payments to them, and reminders. */
import {
  addBiller,
  addPaperBiller,
  type Biller,
  deleteBiller,
  listBillers,
  searchBillers,
} from '@yoursuccess/contract/billers'
import {
  type BillPayment,
  createBillPayment,
  listBillPayments,
  previewBillPayment,
} from '@yoursuccess/contract/bill-payments'
import { deleteBillReminder, setBillReminder } from '@yoursuccess/contract/bill-reminders'
import { downloadBillReport } from '@yoursuccess/contract/bill-report'
import type { CalendarDate } from '@yoursuccess/contract/calendar-date'
import type { BodyInputOf, ReplyOf } from '@yoursuccess/contract/endpoint'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { againWhenLost } from '../../lib/again-when-lost.ts'
import { callForFile } from '../../lib/call-for-file.ts'
import { call, type CallErrorOf } from '../../lib/call.ts'
import { keepWithinRange, type Table, tableQuery } from '../../lib/table-query.ts'
import type { Range } from '../../ui/list/paging.ts'
import { balanceQuery } from '../account/account.api.ts'
import { withStepUp } from '../session/step-up/with-step-up.ts'

const KEY = ['bills'] as const

/** A page of the billers. */
export const billersQuery = (place: Omit<Table<string>, 'sortable'>) =>
  queryOptions({
    queryKey: [...KEY, 'billers', place],
    queryFn: ({ signal }) =>
      call(listBillers, {
        query: tableQuery({ ...place, sortable: ['biller_name', 'biller_account_number'] }),
        signal,
      }),
    placeholderData: keepPreviousData,
  })

/** All of them, also those that were deleted: a report may name them. */
export const everyBillerQuery = queryOptions({
  queryKey: [...KEY, 'billers', 'all'],
  queryFn: ({ signal }) => call(listBillers, { query: { per_page: '-1', with_removed: 'true' }, signal }),
})

const REFRESH_MS = 20_000
const PAYMENT_ORDERS = ['biller_name', 'description', 'amount', 'date', 'status'] as const

/** A page of the payments. Asked again while the page is looked at: a payment moves on by itself. */
export const billPaymentsQuery = (place: Omit<Table<string>, 'sortable'>, range?: Range) =>
  queryOptions({
    queryKey: [...KEY, 'payments', place, range],
    queryFn: ({ signal }) =>
      call(listBillPayments, {
        query: {
          ...tableQuery({ ...place, sortable: PAYMENT_ORDERS }),
          ...(range && { start_date: range.start, end_date: range.end }),
        },
        signal,
      }),
    placeholderData: keepWithinRange(range),
    refetchInterval: REFRESH_MS,
  })

/** What a payment of this amount would cost, and when it would be there. */
export const paymentPreviewQuery = (billerId: number, amount: string) =>
  queryOptions({
    queryKey: [...KEY, 'preview', billerId, amount],
    queryFn: ({ signal }) =>
      call(previewBillPayment, { params: { id: String(billerId) }, query: { amount }, signal }),
    // Fee, balance and days are the server's of this moment.
    staleTime: 0,
    gcTime: 0,
  })

export type FoundBiller = Awaited<ReturnType<typeof findBillers>>[number]

/** Merchants of the directory by state and a part of the name. */
export const findBillers = async (state: string, text: string, signal: AbortSignal) => {
  const { response_data } = await call(searchBillers, {
    body: { search_params: { state: state as never, search_text: text } },
    signal,
  })
  return response_data.table.billers
}

/** After any change everything of the room is asked for again. */
const useChange = <E extends Parameters<typeof call>[0], Input, Reply>(
  change: (input: Input) => Promise<Reply>,
) => {
  const client = useQueryClient()
  return useMutation<Reply, CallErrorOf<E>, Input>({
    mutationFn: change,
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  })
}

export const useAddBiller = () =>
  useChange<typeof addBiller, BodyInputOf<typeof addBiller>['biller'], Biller>(
    async (biller) => (await call(addBiller, { body: { biller } })).biller,
  )

export const useAddPaperBiller = () =>
  useChange<typeof addPaperBiller, BodyInputOf<typeof addPaperBiller>['biller'], Biller>(
    async (biller) => (await withStepUp(() => call(addPaperBiller, { body: { biller } }))).biller,
  )

export const useDeleteBiller = () =>
  useChange<typeof deleteBiller, Pick<Biller, 'id'>, undefined>(async ({ id }) => {
    await call(deleteBiller, { params: { id } })
    return undefined
  })

export const useSetReminder = () =>
  useChange<typeof setBillReminder, BodyInputOf<typeof setBillReminder>, ReplyOf<typeof setBillReminder>>(
    (body) => call(setBillReminder, { body }),
  )

export const useDeleteReminder = () =>
  useChange<typeof deleteBillReminder, { id: number }, undefined>(async ({ id }) => {
    await call(deleteBillReminder, { params: { id } })
    return undefined
  })

export interface PaymentWish {
  billerId: number
  amount: string
  idempotencyKey: string
}

/** Takes amount and fee from the balance, so what shows it is asked for again, too. */
export const usePayBill = () => {
  const client = useQueryClient()
  return useMutation<BillPayment, CallErrorOf<typeof createBillPayment>, PaymentWish>({
    mutationFn: async ({ billerId, amount, idempotencyKey }) =>
      (
        await call(createBillPayment, {
          body: { bill_payment: { amount, biller_id: billerId } },
          idempotencyKey,
        })
      ).bill_payment,
    ...againWhenLost,
    onSettled: () =>
      Promise.all(
        [KEY, balanceQuery.queryKey, ['transactions'], ['tracker']].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      ),
  })
}

export interface ReportChoice {
  from: CalendarDate
  to: CalendarDate
  billerIds: readonly number[]
}

/** The report for the trustee or the court, as a file. */
export const useReportFile = () =>
  useMutation<Blob, CallErrorOf<typeof downloadBillReport>, ReportChoice>({
    mutationFn: ({ from, to, billerIds }) => {
      const query = { start_date: from, end_date: to, selected_biller_ids: JSON.stringify(billerIds) }
      return callForFile(downloadBillReport, { query })
    },
  })
