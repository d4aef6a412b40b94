/** Translates Galileo's webhook bodies. All of their values are strings. */
import { type Cents, cents } from '@yoursuccess/contract/core/money'
import * as z from 'zod'
import { billPaymentOutcome } from '../biller-network/galileo-words.ts'
import {
  CARD_STATES,
  code,
  dollars,
  id,
  mountainTime,
  optionalId,
  postedKind,
  signed,
  reportedText,
} from '../galileo/words.ts'
import { PartnerError } from '../partner-error.ts'
import type { RefundCheck } from '../refund-checks/port.ts'
import type { ProcessorAuthorization, ProcessorEvent } from './port.ts'

const common = z.object({
  event_id: z.string().min(1).max(100),
  type: z.string().min(1).max(60),
  prn: z.string().regex(/^\d{12}$/),
})

const posted = z.object({
  source_id: id,
  act_type: code,
  otype: code,
  amount: dollars,
  timestamp: mountainTime,
  description: reportedText,
  auth_id: optionalId,
  prior_id: optionalId,
  /** For a credit: the transfer that it completes. */
  ach_trans_id: optionalId.optional(),
})

/** The type determines the sign. A sign in the body would reverse it, so it is refused. */
const unsigned = dollars.refine((amount) => amount >= 0)
const postedUnsigned = posted.extend({ amount: unsigned })

const achReturn = z.object({ ach_trans_id: id, return_code: z.string().regex(/^[A-Z0-9]{1,10}$/) })
const achStatus = z.object({ ach_trans_id: id, status: z.string().min(1).max(4) })
/** Statuses: rejected, over a limit, cancelled by either side. */
const ACH_FAILED = new Set(['R', 'L', 'C', 'A'])

const billPayment = z.object({ billpay_id: id, status: code, reason_code: code.nullish() })

const refundCheck = z.object({
  refund_check_id: id,
  check_no: z.string().regex(/^[\w-]{1,30}$/),
  amount: unsigned,
  timestamp: mountainTime,
})

const authorization = z.object({
  auth_id: id,
  amount: dollars,
  auth_ts: mountainTime,
  merchant_name: reportedText,
})

const denial = z.object({
  auth_id: id,
  amount: dollars,
  timestamp: mountainTime,
  merchant_name: reportedText,
  cad: optionalId.optional(),
  response_code: code,
  fraud_result: z.enum(['', 'FREEZE', 'DENY']).optional(),
})

const cardChange = z.object({
  cad: id,
  new_status: code,
  freeze_value: z.enum(['frozen', 'unfrozen']),
  pin_set_ts: z.union([z.literal('').transform(() => undefined), mountainTime]).optional(),
  timestamp: mountainTime,
})

/**
 * Translates an event's body. Events that we do not use are `other`. Throws PartnerError `malformed` for
 * anything but an event.
 */
export const translateEvent = (body: unknown): ProcessorEvent => {
  const { event_id: eventId, prn, type } = read(common, body, 'event')
  return { prn, eventId, ...factsOf(type, body) }
}

type Facts = ProcessorEvent extends infer Event
  ? Event extends ProcessorEvent
    ? Omit<Event, 'prn' | 'eventId'>
    : never
  : never

const factsOf = (type: string, body: unknown): Facts => {
  switch (type) {
    case 'setl':
    case 'pmt':
    case 'fee':
      return postedFacts(read(postedUnsigned, body, type))
    case 'adj':
    // The debit of a bill payment arrives as `billpay` instead of `adj`.
    case 'billpay':
      return postedFacts(read(posted, body, type))
    case 'auth':
      return authorizationFacts(read(authorization, body, type), 'open')
    case 'auth_reversal':
      return authorizationFacts(read(authorization, body, type), 'reversed')
    case 'auth_exp':
      return authorizationFacts(read(authorization, body, type), 'expired')
    case 'ach_return':
      return returnFacts(read(achReturn, body, type))
    case 'ach_status':
      return statusFacts(read(achStatus, body, type))
    case 'billpay_check_mailed':
    case 'billpay_rejected':
    case 'billpay_request_returned':
    case 'billpay_expired':
    case 'billpay_status':
      return billPaymentFacts(read(billPayment, body, type), type)
    case 'refund_check_mailed':
    case 'refund_check_cashed':
    case 'refund_check_expired':
      return refundCheckFacts(read(refundCheck, body, type), REFUND_STATES[type])
    case 'denied_auth':
    case 'denied_auth_nsf':
    case 'denied_auth_inactive_card':
      return denialFacts(read(denial, body, type))
    case 'frozen':
    case 'unfrozen':
    case 'card_status':
    case 'pin_change':
      return cardFacts(read(cardChange, body, type))
    default:
      return { type: 'other', name: type }
  }
}

const postedFacts = (reported: z.output<typeof posted>): Facts => {
  const amountCents = signed(reported.act_type, reported.otype, reported.amount)
  return {
    type: 'posted',
    transaction: {
      id: reported.source_id,
      kind: postedKind(reported.act_type, reported.otype, amountCents),
      amountCents,
      postedAt: reported.timestamp,
      details: reported.description,
      ...(reported.auth_id === undefined ? {} : { authorizationId: reported.auth_id }),
      ...(reported.prior_id === undefined ? {} : { reverses: reported.prior_id }),
      ...(reported.ach_trans_id === undefined ? {} : { transferRef: reported.ach_trans_id }),
    },
  }
}

const returnFacts = (reported: z.output<typeof achReturn>): Facts => ({
  type: 'ach',
  transferRef: reported.ach_trans_id,
  outcome: { state: 'failed', code: reported.return_code },
})

const statusFacts = (reported: z.output<typeof achStatus>): Facts => ({
  type: 'ach',
  transferRef: reported.ach_trans_id,
  outcome: ACH_FAILED.has(reported.status)
    ? { state: 'failed', code: reported.status }
    : { state: 'pending' },
})

const billPaymentFacts = (reported: z.output<typeof billPayment>, type: string): Facts => {
  const outcome = billPaymentOutcome(reported.status, reported.reason_code ?? '')
  if (!outcome) throw new PartnerError('galileo', 'malformed', { call: type })
  return { type: 'bill_payment', paymentRef: reported.billpay_id, outcome }
}

const REFUND_STATES = {
  refund_check_mailed: 'mailed',
  refund_check_cashed: 'cashed',
  refund_check_expired: 'expired',
} as const

const refundCheckFacts = (reported: z.output<typeof refundCheck>, state: RefundCheck['state']): Facts => ({
  type: 'refund_check',
  check: {
    checkRef: reported.refund_check_id,
    number: reported.check_no,
    amountCents: reported.amount,
    state,
    changedAt: reported.timestamp,
  },
})

const authorizationFacts = (
  reported: z.output<typeof authorization>,
  state: ProcessorAuthorization['state'],
): Facts => ({
  type: 'authorization',
  authorization: {
    id: reported.auth_id,
    amountCents: debit(reported.amount),
    authorizedAt: reported.auth_ts,
    merchantName: reported.merchant_name,
    state,
  },
})

const denialFacts = (reported: z.output<typeof denial>): Facts => ({
  type: 'authorization_denied',
  denial: {
    id: reported.auth_id,
    amountCents: debit(reported.amount),
    deniedAt: reported.timestamp,
    merchantName: reported.merchant_name,
    ...(reported.cad === undefined ? {} : { cardRef: reported.cad }),
    responseCode: reported.response_code,
    ...(reported.fraud_result
      ? { fraud: reported.fraud_result === 'FREEZE' ? ('freeze' as const) : ('deny' as const) }
      : {}),
  },
})

const cardFacts = (reported: z.output<typeof cardChange>): Facts => {
  const state = CARD_STATES[reported.new_status]
  if (!state) throw new PartnerError('galileo', 'malformed', { call: 'card_status', code: 'new_status' })
  return {
    type: 'card',
    cardRef: reported.cad,
    state,
    frozen: reported.freeze_value === 'frozen',
    changedAt: reported.timestamp,
    ...(reported.pin_set_ts ? { pinSetAt: reported.pin_set_ts } : {}),
  }
}

const debit = (amount: Cents): Cents => cents(-Math.abs(amount))

const read = <Shape extends z.ZodType>(shape: Shape, body: unknown, call: string): z.output<Shape> => {
  const parsed = shape.safeParse(body)
  if (parsed.success) return parsed.data
  throw new PartnerError('galileo', 'malformed', {
    call,
    code: parsed.error.issues[0]?.path.join('.') ?? 'body',
  })
}
