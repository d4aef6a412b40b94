import { eq, inArray } from 'drizzle-orm'
import { customerRecord } from '../../security/retention/customer-records.ts'
import {
  setAsideCauses,
  setAsideChoices,
  setAsideLooks,
  setAsideMoves,
  setAsides,
  setAsideShares,
  setAsideTransactions,
} from './setaside.tables.ts'

/**
 * Erasure keeps what moved, with amounts and days, and blanks the account's number and the processor's texts. The
 * number is never shown, so an export leaves it out (SETA-10).
 */
export const setasideRecords = [
  customerRecord(setAsideTransactions, {
    of: setAsideTransactions.customerId,
    erase: { values: { details: '' } },
  }),
  customerRecord(setAsideMoves, {
    of: setAsideMoves.customerId,
    openWhen: eq(setAsideMoves.state, 'wanted'),
    erase: 'nothing',
  }),
  customerRecord(setAsideChoices, { of: setAsideChoices.customerId, erase: 'nothing' }),
  customerRecord(setAsideLooks, {
    of: setAsideLooks.customerId,
    leftOut: 'changes that were not looked at yet',
    erase: 'rows',
  }),
  customerRecord(setAsideCauses, { of: setAsideCauses.customerId, erase: 'nothing' }),
  customerRecord(setAsideShares, { of: setAsideShares.customerId, erase: 'nothing' }),
  customerRecord(setAsides, {
    of: setAsides.customerId,
    secrets: ['prn', 'prnMark'],
    openWhen: inArray(setAsides.state, ['opening', 'closing']),
    knownAs: 'prn',
    erase: { values: { prn: null } },
  }),
]
