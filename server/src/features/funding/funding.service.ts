import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { AchAccount } from '@yoursuccess/contract/funding/ach-accounts'
import type { AchTransaction } from '@yoursuccess/contract/funding/ach-transactions'
import type { RecurringTransfer } from '@yoursuccess/contract/funding/recurring-transfers'
import type { Db } from '@yoursuccess/database/database'
import { type Page, pageOf } from '../../http/paging.ts'
import type { AchOutcome } from '../../partners/ach/port.ts'
import { notFound } from '../../http/refusal.ts'
import { countAchAccounts, findAchAccount, listAchAccounts } from './ach-accounts.queries.ts'
import { cancelFundingSince } from './cancel-since.ts'
import { cancelTransfer } from './cancel-transfer.ts'
import { createTransfer, type TransferForm } from './create-transfer.ts'
import { listDueTransfers, listTransfersOfDays } from './due-transfers.ts'
import { type DepositPart, renderDirectDepositForm } from './direct-deposit-form.ts'
import type { FundingDeps } from './funding.deps.ts'
import { createLinkToken, type LinkResult, linkAccount } from './link-account.ts'
import { createRecurring, type RecurringForm, stopRecurring } from './recurring-transfers.ts'
import { countRecurring, findRecurring, listRecurring } from './recurring.queries.ts'
import { removeAccount, unlinkAll } from './remove-account.ts'
import { recordOutcome } from './send-transfer.ts'
import { countTransfers, listPendingTransfers, listTransfers } from './transfers.queries.ts'
import { viewAchAccount, viewRecurring, viewTransfer } from './funding.views.ts'

const MAX_PENDING = 100

interface ListRequest<Column extends string> {
  page?: number | undefined
  per_page?: number | undefined
  sort_by?: Column | undefined
  sort_dir?: 'asc' | 'desc' | undefined
}
type Key = string | undefined

export const fundingService = (deps: FundingDeps) => {
  const { database, clock, config, account } = deps
  const { db } = database

  return {
    listAchAccounts: async (customerId: number, request: ListRequest<'name' | 'verified'>) => {
      const page = pageOf(request)
      const rows = await listAchAccounts(db, customerId, orderedPage(page, request))
      return {
        ach_accounts: rows.map(viewAchAccount),
        ...page.controls(await countAchAccounts(db, customerId)),
      }
    },
    /** Throws `not_found`. */
    getAchAccount: async (customerId: number, id: number): Promise<AchAccount> => {
      const row = await findAchAccount(db, customerId, id)
      if (!row) throw notFound()
      return viewAchAccount(row)
    },
    createLinkToken: (
      customerId: number,
      request: { enrollment: boolean; achAccountId: number | undefined },
    ) => createLinkToken(deps, customerId, request),
    linkAccount: (customerId: number, linkResult: LinkResult, key: Key): Promise<AchAccount> =>
      linkAccount(deps, customerId, linkResult, key),
    removeAchAccount: (customerId: number, id: number): Promise<void> => removeAccount(deps, customerId, id),

    /** Ends the links to all of the customer's accounts at the linking partner. Throws PartnerError. */
    unlinkAll: (customerId: number): Promise<void> => unlinkAll(deps, customerId),

    /** How many transfers into the account are pending. */
    countUnderWay: async (customerId: number): Promise<number> =>
      (await listPendingTransfers(db, customerId, MAX_PENDING)).length,

    /** Pending transfers from linked banks, newest first. */
    listPending: async (customerId: number): Promise<AchTransaction[]> =>
      (await listPendingTransfers(db, customerId, MAX_PENDING)).map(viewTransfer),
    listTransfers: async (customerId: number, request: ListRequest<'amount' | 'date' | 'status'>) => {
      const page = pageOf(request)
      const rows = await listTransfers(db, customerId, orderedPage(page, request))
      return {
        ach_transactions: rows.map(viewTransfer),
        ...page.controls(await countTransfers(db, customerId)),
      }
    },
    createTransfer: (customerId: number, form: TransferForm, key: Key): Promise<AchTransaction> =>
      createTransfer(deps, customerId, form, key),
    cancelTransfer: (customerId: number, id: number): Promise<void> => cancelTransfer(deps, customerId, id),
    /**
     * Records the outcome that the processor reported. Throws UnknownTransfer so that the event is delivered
     * again.
     */
    recordOutcome: (tx: Db, customerId: number, reported: { transferRef: string; outcome: AchOutcome }) =>
      recordOutcome(deps, tx, customerId, reported),

    /** Transfers into the account that are due on these days, the earliest first. */
    listDueTransfers: (customerId: number, days: { from: CalendarDate; to: CalendarDate }) =>
      listDueTransfers(deps, customerId, days),
    /** Transfers into the account that arrived, failed or are expected on these days. */
    listTransfersOfDays: (customerId: number, days: { from: CalendarDate; to: CalendarDate }) =>
      listTransfersOfDays(deps, customerId, days),

    listRecurring: async (
      customerId: number,
      request: ListRequest<'amount' | 'interval' | 'account' | 'date'>,
    ) => {
      const page = pageOf(request)
      const rows = await listRecurring(db, customerId, orderedPage(page, request))
      return {
        recurring_transfers: rows.map(viewRecurring),
        ...page.controls(await countRecurring(db, customerId)),
      }
    },
    /** Throws `not_found`. */
    getRecurring: async (customerId: number, id: number): Promise<RecurringTransfer> => {
      const row = await findRecurring(db, customerId, id)
      if (!row) throw notFound()
      return viewRecurring(row)
    },
    createRecurring: (customerId: number, form: RecurringForm, key: Key): Promise<RecurringTransfer> =>
      createRecurring(deps, customerId, form, key),
    stopRecurring: (customerId: number, id: number): Promise<void> => stopRecurring(deps, customerId, id),

    /**
     * Cancels, in this transaction, what was set up since a given moment and not yet sent to the processor.
     */
    cancelSince: (tx: Db, customerId: number, since: Date) => cancelFundingSince(deps, tx, customerId, since),

    /** The direct deposit form for the employer as a PDF, with the full account number. */
    makeDirectDepositForm: async (customerId: number, part: DepositPart): Promise<Buffer> =>
      renderDirectDepositForm({
        account: await account.getAccount(customerId),
        part,
        productName: config.PRODUCT_NAME,
        bankName: config.BANK_NAME,
        madeAt: clock.now(),
      }),
  }
}
export type FundingService = ReturnType<typeof fundingService>

const orderedPage = <Column extends string>({ limit, offset }: Page, request: ListRequest<Column>) => ({
  limit,
  offset,
  sortBy: request.sort_by,
  isDescending: request.sort_dir === 'desc',
})
