/**
 * What the ACH network does with an entry, and when. Pure functions; banking days are those of the Federal
 * Reserve.
 */
import { addBankingDays, bankingDayFrom } from '@yoursuccess/contract/core/banking-days'
import { addDays, type CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { mountainTime } from '../../processor-time.rules.ts'

/** The network's return codes, with their reasons. */
export const RETURN_REASONS = {
  R01: 'Insufficient funds',
  R02: 'Account closed',
  R03: 'No account, or name does not fit',
  R04: 'Invalid account number',
  R05: 'Unauthorized debit to a consumer account',
  R07: 'Authorization revoked',
  R08: 'Payment stopped',
  R09: 'Uncollected funds',
  R10: 'Customer says it was not authorized',
  R11: 'Not in accordance with the authorization',
  R16: 'Account frozen',
  R20: 'Account does not take such entries',
  R29: 'Company says it was not authorized',
} as const
export type ReturnCode = keyof typeof RETURN_REASONS

/** Whether a return with this code makes the linked account unusable. */
export const makesUnusable = (code: ReturnCode): boolean => ['R02', 'R03', 'R04', 'R20'].includes(code)

const sixtyDays = (code: ReturnCode): boolean => ['R05', 'R07', 'R10', 'R11', 'R29'].includes(code)

export type Course = { rejected: 'R' | 'L' } | { returned: ReturnCode; isLate: boolean } | undefined

const LATE_CENTS = 10_000
const AMOUNT_OF_TESTS = 5500

/**
 * The failure that an amount (in cents) or an account name simulates, as listed in docs/partners/ach.md. The
 * amount has priority. Returns undefined for none.
 */
export const courseOf = (amountCents: number, accountName: string): Course => {
  if (amountCents === AMOUNT_OF_TESTS + 98) return { rejected: 'R' }
  if (amountCents === AMOUNT_OF_TESTS + 99) return { rejected: 'L' }
  const isLate = amountCents > LATE_CENTS
  const code = codeOf(amountCents - AMOUNT_OF_TESTS - (isLate ? LATE_CENTS : 0))
  if (code) return { returned: code, isLate }
  const [, named, late] = /(?<![A-Za-z0-9])(R\d\d)(-late)?(?![A-Za-z0-9])/.exec(accountName) ?? []
  return named !== undefined && isReturnCode(named)
    ? { returned: named, isLate: late !== undefined }
    : undefined
}

export const isReturnCode = (text: string): text is ReturnCode => Object.hasOwn(RETURN_REASONS, text)

const codeOf = (number: number): ReturnCode | undefined => {
  const code = `R${String(number).padStart(2, '0')}`
  return isReturnCode(code) ? code : undefined
}

/** A transfer is validated on the banking day after the request. */
export const validatedAt = (requested: CalendarDate): Date =>
  mountainTime(addBankingDays(requested, 1), '06:00')
export const sentAt = (validated: CalendarDate): Date => mountainTime(bankingDayFrom(validated), '13:45')
/**
 * When the hold on a pull ends: 06:00 after three banking days, of which the day of the file is the first.
 */
export const holdExpiresAt = (sent: CalendarDate): Date =>
  mountainTime(addBankingDays(bankingDayFrom(sent), 3), '06:00')

/**
 * When a transfer is returned: on the second banking day after the file. A late return comes after the hold:
 * 30 days after the file for codes that may be returned within 60 days, otherwise on the sixth banking day.
 */
export const returnedAt = (sent: CalendarDate, code: ReturnCode, isLate: boolean): Date => {
  if (!isLate) return mountainTime(addBankingDays(sent, 2), '08:00')
  return mountainTime(sixtyDays(code) ? bankingDayFrom(addDays(sent, 30)) : addBankingDays(sent, 6), '08:00')
}

const EARLY_DAYS = 2

/**
 * The day on which an incoming credit posts: its effective day, or with early access up to two banking days
 * before. Never before `known`, the day on which it was announced.
 */
export const creditDay = (known: CalendarDate, effective: CalendarDate, hasEarlyAccess: boolean) => {
  const wanted = hasEarlyAccess ? addBankingDays(effective, -EARLY_DAYS) : effective
  return wanted < known ? known : wanted
}

/**
 * Checks the checksum of a routing number: the nine digits, weighted 3, 7, 1, must sum to a multiple of ten.
 */
export const isRoutingNumber = (text: string): boolean =>
  /^\d{9}$/.test(text) &&
  text !== '000000000' &&
  Array.from(text).reduce((sum, digit, index) => sum + Number(digit) * ([3, 7, 1][index % 3] ?? 0), 0) %
    10 ===
    0

export interface Correction {
  code: 'C01' | 'C02' | 'C03' | 'C05'
  accountNo?: string
  routingNo?: string
  type?: 'C' | 'S'
}

const CORRECTED_ROUTING = '021000021'

/** The correction that the other bank sends for account numbers that end in 0101, 0102, 0103 or 0105. */
export const correctionOf = (account: { accountNo: string; type: 'C' | 'S' }): Correction | undefined => {
  const accountNo = `${account.accountNo.slice(0, -4)}1010`
  switch (account.accountNo.slice(-4)) {
    case '0101':
      return { code: 'C01', accountNo }
    case '0102':
      return { code: 'C02', accountNo, routingNo: CORRECTED_ROUTING }
    case '0103':
      return { code: 'C03', accountNo, routingNo: CORRECTED_ROUTING }
    case '0105':
      return { code: 'C05', accountNo, type: account.type === 'C' ? 'S' : 'C' }
    default:
      return undefined
  }
}
