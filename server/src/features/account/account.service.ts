import type { Account } from '@yoursuccess/contract/account'
import { formatAmount } from '@yoursuccess/contract/money'
import type { CalendarDate } from '@yoursuccess/contract/calendar-date'
import type { Db } from '@yoursuccess/database/database'
import { PartnerError } from '../../partners/partner-error.ts'
import { notFound, refuseCommon } from '../../refusal.ts'
import type { AccountParts } from './account.parts.ts'
import { openAccount, recordNewAccount, type NewHolder } from './open-account.ts'
import {
  findAccount,
  findPersonalInfo,
  listOpenAccounts,
  listOwners,
  recordReconciled,
  rememberBalance,
  type AccountRow,
  type PersonalInfo,
} from './account.queries.ts'

export interface Balance {
  balance: string
  as_of: string
  stale: boolean
}

/** An answer is written down again at most this often, unless it changed. */
const REMEMBER_EVERY_MS = 60_000

export const accountService = (parts: AccountParts) => {
  const { database, clock, processor, session, card, notifications } = parts

  const getOpen = async (customerId: number): Promise<AccountRow & { prn: string }> => {
    const account = await findAccount(database.db, customerId)
    if (!account) throw notFound()
    if (!account.prn) throw refuseCommon('unavailable', { retryAfterSeconds: 5 })
    return { ...account, prn: account.prn }
  }

  return {
    getAccount: async (customerId: number): Promise<Account> => {
      const account = await getOpen(customerId)
      const [holder, email, currentCard, unread] = [
        await findPersonalInfo(database.db, customerId),
        await session.getEmail(database.db, customerId),
        await card.viewCurrentCard(database.db, customerId),
        await notifications.countUnread(database.db, customerId),
      ]
      if (!holder) throw notFound()
      return viewAccount(account, holder, { email, currentCard, unread })
    },

    /** The processor's word; when it cannot be reached, the last one, marked as such. Throws when there is none. */
    getBalance: async (customerId: number): Promise<Balance> => {
      const account = await getOpen(customerId)
      try {
        const { availableCents } = await processor.getBalance(account.prn)
        const now = clock.realNow()
        if (needsRemembering(account, availableCents, now))
          await rememberBalance(database.db, customerId, availableCents, now)
        return { balance: formatAmount(availableCents), as_of: now.toISOString(), stale: false }
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

    /** Records a new holder and the wish for an account; `openAccount` then asks the processor. */
    recordNewAccount: (tx: Db, customerId: number, holder: NewHolder) =>
      recordNewAccount(parts, tx, customerId, holder),
    /** Opens the account at the processor, once, however often it is called. Returns its reference number. */
    openAccount: (customerId: number) => openAccount(parts, customerId),

    /** Customers by the processor's reference number. */
    listOwners: (db: Db, prns: readonly string[]) => listOwners(db, prns),
    listOpenAccounts: (db: Db, afterCustomerId: number, limit: number) =>
      listOpenAccounts(db, afterCustomerId, limit),
    recordReconciled: (db: Db, customerId: number, day: CalendarDate) =>
      recordReconciled(db, customerId, day),
  }
}
export type AccountService = ReturnType<typeof accountService>

const needsRemembering = (account: AccountRow, availableCents: number, now: Date) =>
  account.balanceCents !== availableCents ||
  !account.balanceAsOf ||
  now.getTime() - account.balanceAsOf.getTime() > REMEMBER_EVERY_MS

const viewAccount = (
  account: AccountRow & { prn: string },
  holder: PersonalInfo,
  more: { email: string; currentCard: Account['current_card']; unread: number },
): Account => ({
  first_name: holder.firstName,
  last_name: holder.lastName,
  city: holder.city,
  primary_phone: holder.primaryPhone,
  email: more.email,
  unread_notifications_count: more.unread,
  address: viewAddress(holder.address1, holder.address2, holder.city, holder.state, holder.postalCode),
  shipping_address: viewAddress(
    holder.shippingAddress1,
    holder.shippingAddress2,
    holder.shippingCity,
    holder.shippingState,
    holder.shippingPostalCode,
  ),
  galileo_payment_reference_number: account.prn,
  early_access_ach: account.earlyAccessAch,
  show_virtual_card: account.showVirtualCard,
  current_card: more.currentCard,
})

/** Null when there is no address. */
const viewAddress = (
  address1: string | null,
  address2: string | null,
  city: string | null,
  state: string | null,
  postalCode: string | null,
): Account['address'] =>
  address1 && city && state && postalCode
    ? { address_1: address1, address_2: address2, city, state, postal_code: postalCode }
    : null
