/** The customer's set-aside: money for the trustee in a second account, which no card, bill or transfer can spend. */
import * as z from 'zod'
import { dayReply } from '../core/day-fields.ts'
import { endpoint, noBody } from '../core/endpoint.ts'
import { amountInput, amountReply, cents } from '../core/money.ts'
import { pick, planner } from './set-aside-refusals.ts'
import { KEEP_BACK } from './setaside.messages.ts'

/** What moves leave in the main account: at first, and the most that a customer may choose (SETA-04). */
export const DEFAULT_KEEP_BACK = cents(25_00)
export const MAX_KEEP_BACK = cents(500_00)

/**
 * `closed`: there is none, or its money went back. `opening`: the processor has not confirmed it yet. `closing`:
 * its money is on the way back.
 */
export const SET_ASIDE_STATES = ['closed', 'opening', 'open', 'closing'] as const
export type SetAsideState = (typeof SET_ASIDE_STATES)[number]

export const setAside = z.strictObject({
  /** True while money can be moved. */
  opened: z.boolean(),
  state: z.enum(SET_ASIDE_STATES),
  balance: amountReply,
  /** When the processor reported this balance. Null before the first time. */
  as_of: z.iso.datetime().nullable(),
  /** True when the processor could not be reached just now. */
  stale: z.boolean(),
  /** What the next installment needs with its fee. 0.00 if there is none. */
  needed: amountReply,
  /** The due day of that installment. */
  needed_by: dayReply.nullable(),
  /** The next move that the bank makes automatically. Null if there is none. */
  next_move: z.strictObject({ on: dayReply, amount: amountReply }).nullable(),
  /** What moves leave in the main account. */
  keep_back: amountReply,
  /** Whether the bank sets a share of each pay aside automatically. */
  shares_on: z.boolean(),
})
export type SetAside = z.infer<typeof setAside>

export const getSetAside = endpoint('GET /api/set_aside', {
  summary: 'Money set aside for the trustee, and what the next payment needs',
  access: planner,
  replies: { 200: setAside },
})

export const openSetAside = endpoint('POST /api/set_aside/open', {
  summary: 'Open the set-aside; the same account again if it was closed',
  access: { ...planner, endsWith: 'spending' },
  madeOnce: 'A customer has one set-aside.',
  replies: { 200: setAside },
})

export const keepBackInput = amountInput(KEEP_BACK, { max: MAX_KEEP_BACK })

export const updateSetAside = endpoint('PUT /api/set_aside', {
  summary: 'Change what moves leave in the main account, and whether a share of each pay is set aside',
  access: planner,
  body: z.strictObject({
    keep_back: keepBackInput,
    /** Left out: as it was. It is off until the customer turns it on. */
    shares_on: z.boolean().optional(),
  }),
  replies: { 200: setAside },
  refuses: pick('set_aside.not_open'),
})

export const closeSetAside = endpoint('POST /api/set_aside/close', {
  summary: 'Move all its money back to the main account and close the set-aside',
  access: planner,
  idempotent: 'required',
  replies: { 204: noBody },
  refuses: pick('set_aside.not_open', 'set_aside.payment_under_way'),
})
