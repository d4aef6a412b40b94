import type { Account } from '@yoursuccess/contract/account/account'
import { type Cents, formatAmount } from '@yoursuccess/contract/core/money'
import type { Db } from '@yoursuccess/database/database'
import { PartnerError } from '../../partners/partner-error.ts'
import { notFound, refuseCommon } from '../../http/refusal.ts'
import type { HolderChange, NewHolder } from '../customer/customer.service.ts'
import type { AccountDeps } from './account.deps.ts'
import { type Deposit, recordDeposits } from './deposits.ts'
import { setEarlyAccess } from './early-access.ts'
import { watchBalance, type WatchedAccount } from './low-balance.ts'
import { enqueueHolderSync, syncHolderNow } from './sync-holder.ts'
import { getHolder } from './holder.ts'
import { openAccount, recordNewAccount, recordOpenedAccount, type OpenedAccount } from './open-account.ts'
import {
  findAccount,
  isBalanceKnown,
  listKnown,
  listOpenAccounts,
  listOwners,
  listUnmoved,
  rememberBalance,
  rememberBalances,
  type AccountRow,
} from './account.queries.ts'
import {
  listAllReconciliations,
  listDueReconciliations,
  recordMoved,
  recordReconciled,
} from './reconciliations.queries.ts'

export interface Balance {
  balance: string
  as_of: string
  stale: boolean
}

/** An unchanged balance is saved again at most this often. */
const REMEMBER_EVERY_MS = 60_000

export const accountService = (deps: AccountDeps) => {
  const { database, clock, processor, customer, session, card, notifications } = deps

  const readBalance = async (account: AccountRow & { prn: string }) => {
    const { customerId } = account
    const { availableCents } = await processor.getBalance(account.prn)
    const asOf = clock.realNow()
    if (needsRemembering(account, availableCents, asOf))
      await rememberBalance(database.db, customerId, availableCents, asOf)
    // The event may have been lost.
    if (account.balanceCents !== availableCents) await recordMoved(database.db, [customerId])
    return { availableCents, asOf }
  }

  return {
    getAccount: async (customerId: number): Promise<Account> => {
      const { db } = database
      const account = openOnly(await findAccount(db, customerId))
      return {
        ...(await customer.getHolder(db, customerId)),
        unconfirmed_email: await session.findUnconfirmedEmail(db, customerId),
        unread_notifications_count: await notifications.countUnread(db, customerId),
        galileo_payment_reference_number: account.prn,
        early_access_ach: account.earlyAccessAch,
        show_virtual_card: account.showVirtualCard,
        current_card: await card().viewCurrent(db, customerId),
      }
    },

    /**
     * Returns the processor's balance, or the last known one marked `stale` if the processor does not answer.
     * Throws PartnerError if there is neither.
     */
    getBalance: async (customerId: number): Promise<Balance> => {
      const account = openOnly(await findAccount(database.db, customerId))
      try {
        const { availableCents, asOf } = await readBalance(account)
        return { balance: formatAmount(availableCents), as_of: asOf.toISOString(), stale: false }
      } catch (error) {
        if (!(error instanceof PartnerError) || account.balanceCents === null || !account.balanceAsOf)
          throw error
        return {
          balance: formatAmount(account.balanceCents),
          as_of: account.balanceAsOf.toISOString(),
          stale: true,
        }
      }
    },

    /** The available balance at the processor, for work that can wait. Throws PartnerError, or `unavailable`. */
    readAvailable: async (customerId: number): Promise<Cents> =>
      (await readBalance(openOnly(await findAccount(database.db, customerId)))).availableCents,

    /** For work that reads the balances of many accounts: what is known before, and what is saved after it. */
    listKnown,
    rememberBalances,
    isBalanceKnown,
    /** Known balances since which nothing moved, by customer: without a call of the processor. */
    listUnmoved,

    /** Turns early access on or off. If the processor does not answer, a job retries (ACCOUNT-22). */
    setEarlyAccess: (customerId: number, enabled: boolean): Promise<void> =>
      setEarlyAccess(deps, customerId, enabled),

    /** Records a new holder and the request for an account. `openAccount` or its job carries it out. */
    recordNewAccount: (tx: Db, customerId: number, holder: NewHolder) =>
      recordNewAccount(deps, tx, customerId, holder),
    /** Records a new holder and the account that the processor opened together with the identity check. */
    recordOpenedAccount: (
      tx: Db,
      customerId: number,
      holder: NewHolder,
      opened: OpenedAccount & { openingReference: string },
    ) => recordOpenedAccount(deps, tx, customerId, holder, opened),
    /** Opens the account at the processor, only once. Returns its reference number (PRN). */
    openAccount: (customerId: number) => openAccount(deps, customerId),

    /** Records posted deposits, each exactly once. Orders the plastic card at the minimum total. */
    recordDeposits: (tx: Db, deposits: readonly Deposit[]) => recordDeposits(deps, tx, deposits),

    /** The processor's reference number (PRN). Throws `unavailable` while the account is being opened. */
    getReference: async (db: Db, customerId: number): Promise<string> =>
      openOnly(await findAccount(db, customerId)).prn,

    /** Enqueues a sync of the holder to the processor. Returns undefined if there is no account. */
    enqueueHolderSync: (tx: Db, customerId: number) => enqueueHolderSync(deps, tx, customerId),
    /** Makes the first attempt now; the job retries. */
    syncHolderNow: (change: HolderChange) => syncHolderNow(deps, change),
    /** The account and its holder as PDFs show them. Throws `not_found` until the account is open. */
    getHolder: (db: Db, customerId: number) => getHolder(deps, db, customerId),

    /** Maps the processor's reference numbers (PRNs) to customers. */
    listOwners: (db: Db, prns: readonly string[]) => listOwners(db, prns),
    listOpenAccounts: (db: Db, afterCustomerId: number, limit: number, openedSince?: Date) =>
      listOpenAccounts(db, afterCustomerId, limit, openedSince),

    listDueReconciliations,
    listAllReconciliations,
    recordReconciled,
    recordMoved,
    /** Notifies the customer when the available balance became low or negative. */
    watchBalance: (account: WatchedAccount, availableCents: Cents) =>
      watchBalance(deps, account, availableCents),
  }
}
export type AccountService = ReturnType<typeof accountService>
export type { Holder } from './holder.ts'
export { type ReportedBalance, saveReportedBalances } from './reported-balances.ts'
export type { ComparedAccount, DueComparison } from './reconciliations.queries.ts'

/** Throws `unavailable` while the account is being opened. */
const openOnly = (account: AccountRow | undefined): AccountRow & { prn: string } => {
  if (!account) throw notFound()
  if (!account.prn) throw refuseCommon('unavailable', { retryAfterSeconds: 5 })
  return { ...account, prn: account.prn }
}

const needsRemembering = (account: AccountRow, availableCents: number, now: Date) =>
  account.balanceCents !== availableCents ||
  !account.balanceAsOf ||
  now.getTime() - account.balanceAsOf.getTime() > REMEMBER_EVERY_MS
