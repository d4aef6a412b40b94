/** Galileo's webhook bodies, translated. All of their facts are texts. */
import { type Cents, cents } from '@yoursuccess/contract/money'
import * as z from 'zod'
import { CARD_STATES, dollars, id, mountainTime, optionalId, postedKind, signed } from '../galileo/words.ts'
import { PartnerError } from '../partner-error.ts'
import type { ProcessorAuthorization, ProcessorEvent } from './port.ts'

const common = z.object({
  event_id: z.string().min(1).max(100),
  type: z.string().min(1).max(60),
  prn: z.string().regex(/^\d{12}$/),
})

const posted = z.object({
  source_id: id,
  act_type: z.string(),
  otype: z.string(),
  amount: dollars,
  timestamp: mountainTime,
  description: z.string(),
  auth_id: optionalId,
  prior_id: optionalId,
})

const authorization = z.object({
  auth_id: id,
  amount: dollars,
  auth_ts: mountainTime,
  merchant_name: z.string(),
})

const denial = z.object({
  auth_id: id,
  amount: dollars,
  timestamp: mountainTime,
  merchant_name: z.string(),
  response_code: z.string(),
  fraud_result: z.enum(['', 'FREEZE', 'DENY']).optional(),
})

const cardChange = z.object({
  cad: id,
  new_status: z.string(),
  freeze_value: z.enum(['frozen', 'unfrozen']),
  pin_set_ts: z.union([z.literal('').transform(() => undefined), mountainTime]).optional(),
  timestamp: mountainTime,
})

/** Throws PartnerError `malformed` for what is no event; events that mean nothing to us are `other`. */
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
    case 'adj':
    case 'fee':
      return postedFacts(read(posted, body, type))
    case 'auth':
      return authorizationFacts(read(authorization, body, type), 'open')
    case 'auth_reversal':
      return authorizationFacts(read(authorization, body, type), 'reversed')
    case 'auth_exp':
      return authorizationFacts(read(authorization, body, type), 'expired')
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

const postedFacts = (told: z.output<typeof posted>): Facts => {
  const amountCents = signed(told.act_type, told.otype, told.amount)
  return {
    type: 'posted',
    transaction: {
      id: told.source_id,
      kind: postedKind(told.act_type, told.otype, amountCents),
      amountCents,
      postedAt: told.timestamp,
      details: told.description,
      ...(told.auth_id === undefined ? {} : { authorizationId: told.auth_id }),
      ...(told.prior_id === undefined ? {} : { reverses: told.prior_id }),
    },
  }
}

const authorizationFacts = (
  told: z.output<typeof authorization>,
  state: ProcessorAuthorization['state'],
): Facts => ({
  type: 'authorization',
  authorization: {
    id: told.auth_id,
    amountCents: debit(told.amount),
    authorizedAt: told.auth_ts,
    merchantName: told.merchant_name,
    state,
  },
})

const denialFacts = (told: z.output<typeof denial>): Facts => ({
  type: 'authorization_denied',
  denial: {
    id: told.auth_id,
    amountCents: debit(told.amount),
    deniedAt: told.timestamp,
    merchantName: told.merchant_name,
    responseCode: told.response_code,
    ...(told.fraud_result
      ? { fraud: told.fraud_result === 'FREEZE' ? ('freeze' as const) : ('deny' as const) }
      : {}),
  },
})

const cardFacts = (told: z.output<typeof cardChange>): Facts => {
  const state = CARD_STATES[told.new_status]
  if (!state) throw new PartnerError('galileo', 'malformed', { call: 'card_status', code: 'new_status' })
  return {
    type: 'card',
    cardRef: told.cad,
    state,
    frozen: told.freeze_value === 'frozen',
    changedAt: told.timestamp,
    ...(told.pin_set_ts ? { pinSetAt: told.pin_set_ts } : {}),
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
