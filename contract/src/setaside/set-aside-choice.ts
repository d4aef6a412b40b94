/**
 * What to do with money that is set aside, once the plan tools are off or the case was dismissed or converted. The calls
 * work without the feature `planTools`, too: otherwise nobody could answer after it was turned off.
 */
import * as z from 'zod'
import { OPEN_ACCOUNT } from '../core/access.ts'
import { dayReply } from '../core/day-fields.ts'
import { endpoint, noBody } from '../core/endpoint.ts'
import { amountReply } from '../core/money.ts'
import { pick } from './set-aside-refusals.ts'

/** Days that a customer has for an answer. Then the money goes back to the main account. */
export const DAYS_TO_ANSWER = 10

/** `tools_off`: the feature `planTools` was turned off. The others are statuses of the plan. */
export const CHOICE_CAUSES = ['tools_off', 'dismissed', 'converted'] as const
export type ChoiceCause = (typeof CHOICE_CAUSES)[number]

/** `keep`: it stays set aside. `return`: it goes back to the main account now, and the set-aside is closed. */
export const CHOICE_ANSWERS = ['keep', 'return'] as const
export type ChoiceAnswer = (typeof CHOICE_ANSWERS)[number]

export const setAsideChoice = z.strictObject({
  cause: z.enum(CHOICE_CAUSES),
  /** The last day for an answer. */
  answer_by: dayReply,
  /** Null until it is answered. Money that is kept can be moved back later by the same call. */
  answer: z.enum(['keep']).nullable(),
  balance: amountReply,
})
export type SetAsideChoice = z.infer<typeof setAsideChoice>

const holder = { who: 'customer', states: OPEN_ACCOUNT } as const

export const getSetAsideChoice = endpoint('GET /api/set_aside/choice', {
  summary: 'The question what to do with money that is set aside, if there is one; also without `planTools`',
  access: holder,
  replies: { 200: z.strictObject({ choice: setAsideChoice.nullable() }) },
})

export const answerSetAsideChoice = endpoint('POST /api/set_aside/choice', {
  summary:
    'Keep the money set aside, or move all of it back and close the set-aside; also without `planTools`',
  access: holder,
  idempotent: 'required',
  body: z.strictObject({ answer: z.enum(CHOICE_ANSWERS) }),
  replies: { 204: noBody },
  refuses: pick('set_aside.no_choice'),
})
