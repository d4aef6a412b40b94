/** What the network does with an entry, and when. Pure; days are banking days of the Federal Reserve. */
import { addBankingDays, bankingDayFrom } from '@yoursuccess/contract/core/banking-days'
import { addDays, type CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { mountainTime } from '../../processor-time.rules.ts'

/** Why an entry was returned, by the network's codes. */
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

/** After these returns, the account cannot be used. */
export const makesUnusable = (code: ReturnCode): boolean => ['R02', 'R03', 'R04', 'R20'].includes(code)

const sixtyDays = (code: ReturnCode): boolean => ['R05', 'R07', 'R10', 'R11', 'R29'].includes(code)

export type Course = { rejected: 'R' | 'L' } | { returned: ReturnCode; isLate: boolean } | undefined

const LATE_CENTS = 10_000
const AMOUNT_OF_TESTS = 5500

/** The simulated failure, by the amounts and names of docs/partners/ach.md; the amount has priority. */
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
/** The hold: three banking days, the first being the file's, and six hours. */
export const holdExpiresAt = (sent: CalendarDate): Date =>
  mountainTime(addBankingDays(bankingDayFrom(sent), 3), '06:00')

/** On the second banking day; late returns after the hold, up to the sixty days that the code allows. */
export const returnedAt = (sent: CalendarDate, code: ReturnCode, isLate: boolean): Date => {
  if (!isLate) return mountainTime(addBankingDays(sent, 2), '08:00')
  return mountainTime(sixtyDays(code) ? bankingDayFrom(addDays(sent, 30)) : addBankingDays(sent, 6), '08:00')
}

const EARLY_DAYS = 2

/**
 * The day on which an incoming credit posts: its own, or with early access up to two banking days before, but
 * not before it is announced.
 */
export const creditDay = (
  known: CalendarDate,
  effective: CalendarDate,
  hasEarlyAccess: boolean,
): CalendarDate => {
  const wanted = hasEarlyAccess ? addBankingDays(effective, -EARLY_DAYS) : effective
  return wanted < known ? known : wanted
}

/** Weights 3, 7, 1 over nine digits give a multiple of ten. */
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

/** The other bank's correction of the numbers: accounts that end in 0101, 0102, 0103, 0105. */
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
