/** Holders whose account is closed: those who are to be forgotten one day. */
import type { CalendarDate } from '@yoursuccess/contract/calendar-date'
import { PartnerError } from '../../partners/partner-error.ts'
import type { Leavers } from '../../retention/erase-customers.ts'
import { findAccount } from './account.queries.ts'
import type { AccountParts } from './account.parts.ts'
import { listClosedSince, lockAccount, recordKept } from './standing.queries.ts'

export interface LeaversParts extends Pick<AccountParts, 'database' | 'processor'> {
  /** Has the linking partner forget the customer's accounts at other banks. Throws PartnerError. */
  unlinkAll(customerId: number): Promise<void>
}

export const accountLeavers = ({ database, processor, unlinkAll }: LeaversParts): Leavers => ({
  list: (search) => listClosedSince(database.db, search),
  // By the processor's own word there is nothing left; what came back after the closing keeps the holder on file.
  isSettled: async (customerId) => {
    const prn = (await findAccount(database.db, customerId))?.prn
    if (!prn) return false
    try {
      const { postedCents, availableCents } = await processor.getBalance(prn)
      if (postedCents !== 0 || availableCents !== 0) return false
      await unlinkAll(customerId)
      return true
    } catch (error) {
      if (!(error instanceof PartnerError)) throw error
      return false
    }
  },
  lock: async (tx, customerId, leftBy) => {
    const account = await lockAccount(tx, customerId)
    return account !== undefined && account.prn !== null && isClosedSince(account.closedOn, leftBy)
  },
  keep: (customerId, today) => recordKept(database.db, customerId, today),
})

const isClosedSince = (closedOn: CalendarDate | null, leftBy: CalendarDate): boolean =>
  closedOn !== null && closedOn <= leftBy
