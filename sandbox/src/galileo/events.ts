/**
 * Events in the form of the processor's webhooks: all values are strings, times are Mountain Standard Time
 * with the zone's name.
 */
import { type Cents, cents, formatAmount, negate, subtract } from '@yoursuccess/contract/core/money'
import type { Posted } from '../ledger/book.ts'
import { isFrozen } from '../ledger/customers.ts'
import type { Account, Authorization, Card } from '../ledger/tables.ts'
import type { EventFacts } from '../webhooks/outbox.ts'
import { mountainStamp } from '../zones.ts'
import { sourceIdOf, transCodeOf } from './words.ts'

/**
 * A posted transaction: setl for the card, pmt for deposits, fee, adj for the rest. Amounts of setl, pmt and
 * fee have no sign.
 */
export const postedEvent = (account: Account, posted: Posted): EventFacts => {
  const [activity, otype] = transCodeOf(posted)
  const { type, msg_id } = POSTED[activity]
  return {
    ...accountFacts(account, posted.postedAt),
    type,
    msg_id,
    act_type: activity,
    otype,
    amount: formatAmount(type === 'adj' ? posted.amountCents : absolute(posted.amountCents)),
    source_id: sourceIdOf(posted),
    description: posted.details,
    merchant_name: activity === 'SE' ? posted.details : '',
    auth_id: posted.authorizationId === undefined ? '' : String(posted.authorizationId),
    prior_id: posted.reversesId === undefined ? '0' : String(posted.reversesId),
  }
}

const POSTED = {
  SE: { type: 'setl', msg_id: 'SETL' },
  PM: { type: 'pmt', msg_id: 'BPMT' },
  AD: { type: 'adj', msg_id: 'BADJ' },
  FE: { type: 'fee', msg_id: 'BFEE' },
} as const

/** A hold was placed. */
export const authorizedEvent = (account: Account, authorization: Authorization): EventFacts => ({
  ...accountFacts(account, authorization.authorizedAt),
  ...merchantOf(authorization),
  type: 'auth',
  msg_id: 'BAUT',
  amount: formatAmount(negate(authorization.amountCents)),
  auth_id: String(authorization.id),
  original_auth_id: '0',
})

/**
 * A hold ended without a settlement. The event repeats the hold's facts, so that the bank can use it even if
 * it arrives before the event of the hold.
 */
export const releasedEvent = (account: Account, authorization: Authorization, at: Date): EventFacts => ({
  ...accountFacts(account, at),
  ...merchantOf(authorization),
  ...(authorization.state === 'expired'
    ? { type: 'auth_exp', msg_id: 'BEXP' }
    : { type: 'auth_reversal', msg_id: 'AAAU' }),
  amount: formatAmount(authorization.amountCents),
  auth_id: String(authorization.id),
  original_auth_id: String(authorization.id),
})

export const deniedEvent = (account: Account, authorization: Authorization): EventFacts => ({
  ...accountFacts(account, authorization.authorizedAt),
  ...merchantOf(authorization),
  ...deniedType(authorization.responseCode),
  amount: formatAmount(negate(authorization.amountCents)),
  auth_id: String(authorization.id),
  original_auth_id: '0',
  response_code: authorization.responseCode,
  fraud_result: authorization.fraudResult,
})

const deniedType = (code: string) =>
  code === '51'
    ? { type: 'denied_auth_nsf', msg_id: 'BNSF' }
    : ['78', '46', '41'].includes(code)
      ? { type: 'denied_auth_inactive_card', msg_id: 'NACT' }
      : { type: 'denied_auth', msg_id: 'DAUT' }

const CARD_EVENTS = {
  frozen: { type: 'frozen', msg_id: 'FRZN' },
  unfrozen: { type: 'unfrozen', msg_id: 'UFRZ' },
  status: { type: 'card_status', msg_id: 'CSTS' },
  pin: { type: 'pin_change', msg_id: 'PINC' },
} as const

/** The card changed. The event carries the whole new state. */
export const cardEvent = (
  account: Account,
  card: Card,
  what: keyof typeof CARD_EVENTS,
  now: Date,
): EventFacts => ({
  ...accountFacts(account, now),
  ...CARD_EVENTS[what],
  cad: String(card.id),
  new_status: card.status,
  freeze_value: isFrozen(card, now) ? 'frozen' : 'unfrozen',
  pin_set_ts: card.pinSetAt ? `${mountainStamp(card.pinSetAt)} MST` : '',
})

/** Facts about the account that every event contains. */
export const accountFacts = (account: Account, at: Date) => ({
  prn: account.prn,
  pmt_ref_no: account.prn,
  balance_id: String(account.id),
  open_to_buy: formatAmount(subtract(account.balanceCents, account.heldCents)),
  timestamp: `${mountainStamp(at)} MST`,
})

const merchantOf = (authorization: Authorization) => ({
  act_type: 'VI',
  merchant_name: authorization.merchant,
  mcc: authorization.mcc,
  merchant_country: authorization.country,
  cad: authorization.cardId === null ? '' : String(authorization.cardId),
  auth_ts: `${mountainStamp(authorization.authorizedAt)} MST`,
})

const absolute = (amount: Cents): Cents => cents(Math.abs(amount))
