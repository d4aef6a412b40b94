/** Translates Galileo's masks, statuses and reasons of bill pay. */
import type { BillPaymentFailure, BillPaymentOutcome } from './port.ts'

/**
 * Translates masks of account numbers. Galileo uses `*` for a letter and `@` for a letter or a digit; the
 * contract uses them the other way around. A mask with `!` (any other character) cannot be translated: we
 * return no masks, and only the processor checks the number.
 */
export const masksOf = (theirs: readonly string[]): string[] =>
  theirs.some((mask) => mask.includes('!'))
    ? []
    : theirs.map((mask) => mask.replace(/[*@]/g, (sign) => (sign === '*' ? '@' : '*')))

const STATES: Readonly<Record<string, BillPaymentOutcome['state']>> = {
  N: 'created',
  O: 'pending',
  Z: 'pending',
  P: 'pending',
  W: 'pending',
  Q: 'mailed',
  A: 'cleared',
  C: 'cleared',
  E: 'failed',
  B: 'failed',
  I: 'failed',
  R: 'returned',
  F: 'returned',
  X: 'returned',
  Y: 'returned',
  V: 'returned',
  L: 'returned',
  U: 'returned',
}
/** In these, the money is returned later. */
const IS_MONEY_LATER = new Set(['V', 'L', 'U'])
const FAILURES: Readonly<Record<string, BillPaymentFailure>> = {
  R02: 'account_closed',
  R22: 'account_unknown',
  R23: 'refused_by_biller',
  R24: 'duplicate',
  UNDELIVERABLE: 'not_delivered',
  REFUSED: 'sent_back',
  EXPIRED: 'not_cashed',
  VOIDED: 'voided',
}

/** Translates a payment's status and reason. Undefined for a status that Galileo does not document. */
export const billPaymentOutcome = (status: string, reasonCode: string): BillPaymentOutcome | undefined => {
  const state = STATES[status]
  return state === 'failed' || state === 'returned'
    ? {
        state,
        reason: FAILURES[reasonCode] ?? 'not_possible',
        ...(IS_MONEY_LATER.has(status) && { isMoneyLater: true }),
      }
    : state && { state }
}
