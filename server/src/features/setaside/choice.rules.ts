/** Whether a customer is asked what to do with the money that is set aside. Pure. */
import type { PlanStatus } from '@yoursuccess/contract/plan/plan-terms'
import type { ChoiceCause } from '@yoursuccess/contract/setaside/set-aside-choice'

/** A question that was asked, while its cause lasts. */
export interface LiveChoice {
  id: number
  cause: ChoiceCause
  isAnswered: boolean
  /** Settled without the customer's word, because nothing was set aside. */
  isMoot: boolean
}

export interface ChoiceFacts {
  hasTools: boolean
  /** Undefined without a plan. */
  planStatus: PlanStatus | undefined
  isOpen: boolean
  hasMoney: boolean
  sharesOn: boolean
  live: readonly LiveChoice[]
}

/** Why nothing more is set aside. None while the plan continues. Without the tools, nothing else matters. */
export const causesOf = ({
  hasTools,
  planStatus,
}: Pick<ChoiceFacts, 'hasTools' | 'planStatus'>): ChoiceCause[] => [
  ...(hasTools ? [] : (['tools_off'] as const)),
  ...(planStatus === 'dismissed' || planStatus === 'converted' ? [planStatus] : []),
]

export interface ChoiceDecision {
  /** What the customer is notified of. Undefined if nothing is new, or if nothing stops. */
  newCause: ChoiceCause | undefined
  /** Questions that are over. */
  endedIds: number[]
}

/**
 * A customer is notified of a cause once while it lasts, and again if money arrives after nothing was there to ask about. It
 * replaces a question that nobody has answered.
 */
export const decideChoice = (facts: ChoiceFacts): ChoiceDecision => {
  const { isOpen, hasMoney, sharesOn, live } = facts
  const causes = isOpen ? causesOf(facts) : []
  const [cause] = causes
  const isOutdated = (each: LiveChoice) => each.isMoot && hasMoney
  const isKnown = live.some((each) => each.cause === cause && !isOutdated(each))
  const newCause = !isKnown && (hasMoney || sharesOn) ? cause : undefined
  const isOver = (each: LiveChoice) =>
    !causes.includes(each.cause) || (newCause !== undefined && (!each.isAnswered || isOutdated(each)))
  return { newCause, endedIds: live.filter(isOver).map(({ id }) => id) }
}
