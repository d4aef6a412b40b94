/** Who may make the calls of the set-aside, and why one is refused. */
import { OPEN_ACCOUNT } from '../core/access.ts'
import { picking, refusals } from '../core/error.ts'

export const planner = { who: 'customer', states: OPEN_ACCOUNT, feature: 'planTools' } as const

export const setAsideRefusals = refusals({
  /** Into the set-aside: more than the available balance without `keep_back`. Out of it: more than its balance. */
  'set_aside.not_enough_money': [422, "That's more than you can move right now."],
  /** No installment is unpaid that is due until the end of next month, or all of it is set aside already. */
  'set_aside.more_than_needed': [422, "That's more than your plan needs for this month and the next."],
  'set_aside.not_open': [409, 'Open your set-aside first.'],
  /** No question is open what to do with the money (SETA-24). */
  'set_aside.no_choice': [409, "There's nothing to decide about your set-aside."],
  /** A payment with the money has been started (docs/requirements/setaside.md). */
  'set_aside.payment_under_way': [409, 'This money is on its way to your trustee.'],
})
export type SetAsideCode = keyof typeof setAsideRefusals
export const pick = picking(setAsideRefusals)
