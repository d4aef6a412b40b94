/** Moves of money between the main account and the set-aside. */
import * as z from 'zod'
import { dayReply } from '../core/day-fields.ts'
import { type BodyInputOf, endpoint } from '../core/endpoint.ts'
import { amountReply, positiveAmountInput } from '../core/money.ts'
import { pageNumber, perPage, tableControls } from '../core/page.ts'
import { pick as pickPlan } from '../plan/plan-refusals.ts'
import { pick, planner } from './set-aside-refusals.ts'
import { MOVE_REASON } from './setaside.messages.ts'

/** `in`: to the set-aside. `out`: back to the main account. */
export const MOVE_DIRECTIONS = ['in', 'out'] as const
export type MoveDirection = (typeof MOVE_DIRECTIONS)[number]

/**
 * `by_hand`: the customer moved it. `closing`: it went back when the set-aside was closed. `share`: the bank set it aside of
 * a deposit, or on a morning before a payment. `taken_back`: it went back because its deposit was taken back. `top_up`: it was
 * missing on a send day of autopay, or went back from there.
 */
export const MOVE_KINDS = ['by_hand', 'closing', 'share', 'taken_back', 'top_up'] as const
export type MoveKind = (typeof MOVE_KINDS)[number]

/** Why a customer takes money out. */
export const MOVE_REASONS = ['bill', 'emergency', 'late_pay', 'too_much', 'other'] as const
export type MoveReason = (typeof MOVE_REASONS)[number]

/** `wanted`: the processor has not confirmed it yet. `refused`: nothing was moved. */
export const MOVE_STATES = ['wanted', 'done', 'refused'] as const
export type MoveState = (typeof MOVE_STATES)[number]

export const setAsideMove = z.strictObject({
  id: z.int(),
  direction: z.enum(MOVE_DIRECTIONS),
  kind: z.enum(MOVE_KINDS),
  amount: amountReply,
  reason: z.enum(MOVE_REASONS).nullable(),
  /** The day on which it was ordered. */
  on: dayReply,
  state: z.enum(MOVE_STATES),
})
export type SetAsideMove = z.infer<typeof setAsideMove>

export const listSetAsideMoves = endpoint('GET /api/set_aside/moves', {
  summary: 'Moves into and out of the set-aside, newest first',
  access: planner,
  query: z.strictObject({ page: pageNumber.optional(), per_page: perPage.optional() }),
  replies: { 200: z.strictObject({ moves: z.array(setAsideMove), ...tableControls }) },
})

export const moveInput = z
  .strictObject({
    direction: z.enum(MOVE_DIRECTIONS),
    amount: positiveAmountInput(),
    /** Only for `out`, which needs one. */
    reason: z
      .enum(MOVE_REASONS, { error: MOVE_REASON })
      .nullish()
      .transform((reason) => reason ?? null),
  })
  .refine(({ direction, reason }) => direction === 'in' || reason !== null, {
    path: ['reason'],
    error: MOVE_REASON,
  })

export const createSetAsideMove = endpoint('POST /api/set_aside/moves', {
  summary: 'Move money into the set-aside, up to what the plan needs, or out of it',
  access: planner,
  idempotent: 'required',
  body: z.strictObject({ move: moveInput }),
  /** As the move is by then: a repeated request may say more than the first one. */
  replies: { 201: z.strictObject({ move: setAsideMove }) },
  refuses: {
    ...pick(
      'set_aside.not_open',
      'set_aside.not_enough_money',
      'set_aside.more_than_needed',
      'set_aside.payment_under_way',
    ),
    ...pickPlan('plan.missing'),
  },
})
export type CreateMoveBody = BodyInputOf<typeof createSetAsideMove>
