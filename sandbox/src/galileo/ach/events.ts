/** The processor's webhooks about ACH; see docs/partners/ach.md. */
import { formatAmount } from '@yoursuccess/contract/core/money'
import { accountFacts, postedEvent } from '../events.ts'
import type { Posted } from '../../ledger/book.ts'
import type { Account } from '../../ledger/tables.ts'
import type { EventFacts } from '../../webhooks/outbox.ts'
import { type Correction, RETURN_REASONS, type ReturnCode } from './network.rules.ts'
import type { AchAccount, Entry } from './tables.ts'

export const ODFI_ROUTING = '27307027'

/** The trace number, 15 digits: 8 of the sending bank's routing number, then the entry's id. */
export const traceOf = (entry: Pick<Entry, 'id'>): string =>
  `${ODFI_ROUTING}${String(entry.id).padStart(7, '0')}`

export const masked = (accountNo: string): string =>
  accountNo.slice(-4).padStart(Math.max(accountNo.length, 4), 'X')

/** Money of an ACH entry was posted. */
export const movedEvent = (account: Account, entry: Entry, posted: Posted): EventFacts => ({
  ...postedEvent(account, posted),
  ach_trans_id: String(entry.id),
  ach_acct_id: String(entry.achAccountId ?? ''),
})

export const statusEvent = (account: Account, entry: Entry, at: Date): EventFacts => ({
  ...accountFacts(account, at),
  type: 'ach_status',
  msg_id: 'ACST',
  ach_trans_id: String(entry.id),
  status: entry.status,
})

export const returnedEvent = (account: Account, entry: Entry, code: ReturnCode, at: Date): EventFacts => ({
  ...accountFacts(account, at),
  type: 'ach_return',
  msg_id: 'ACRT',
  ach_trans_id: String(entry.id),
  ach_acct_id: String(entry.achAccountId ?? ''),
  ach_source_trace: traceOf(entry),
  amount: formatAmount(entry.amountCents),
  return_code: code,
  return_reason: RETURN_REASONS[code],
  source_id: String(entry.returnMovementId ?? ''),
})

/** An incoming entry was returned. */
export const failedEvent = (account: Account, entry: Entry, code: ReturnCode, at: Date): EventFacts => ({
  ...accountFacts(account, at),
  ...(entry.direction === 'debit_in'
    ? { type: 'ach_debit_fail', msg_id: 'ACHR' }
    : { type: 'ach_credit_fail', msg_id: 'ACHC' }),
  amount: formatAmount(entry.amountCents),
  return_code: code,
  source: entry.company,
})

export const changeEvent = (
  account: Account,
  corrected: AchAccount,
  { code }: Correction,
  at: Date,
): EventFacts => ({
  ...accountFacts(account, at),
  type: 'ach_change',
  msg_id: 'ACHG',
  ach_acct_id: String(corrected.id),
  change_code: code,
  account_no: masked(corrected.accountNo),
  routing_no: corrected.routingNo,
  account_type: corrected.type,
})
