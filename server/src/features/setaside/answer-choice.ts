/** The customer's question what to do with the money set aside, and the answer (SETA-24). */
import { formatAmount } from '@yoursuccess/contract/core/money'
import type { ChoiceAnswer, SetAsideChoice } from '@yoursuccess/contract/setaside/set-aside-choice'
import { unlessPartnerError } from '../../partners/partner-error.ts'
import { audit } from '../../security/audit/audit.ts'
import { findQuestion, recordAnswer } from './choices.queries.ts'
import { beginClosing, bringBack } from './close-set-aside.ts'
import { subjectOf } from './open-set-aside.ts'
import { knownBalance } from './set-aside-balance.ts'
import { findSetAside } from './set-asides.queries.ts'
import { refuse, type SetasideDeps } from './setaside.deps.ts'

/** Null if there is nothing to decide. Throws PartnerError if the balance was never known. */
export const getChoice = async (deps: SetasideDeps, customerId: number): Promise<SetAsideChoice | null> => {
  const { db } = deps.database
  const question = await findQuestion(db, customerId)
  if (!question?.answerBy) return null
  const { balanceCents } = await knownBalance(deps, await findSetAside(db, customerId))
  // The customer has taken it out.
  if (!balanceCents) return null
  return {
    cause: question.cause,
    answer_by: question.answerBy,
    answer: question.answer === 'keep' ? 'keep' : null,
    balance: formatAmount(balanceCents),
  }
}

/** Throws `set_aside.no_choice`. */
export const answerChoice = async (
  deps: SetasideDeps,
  customerId: number,
  answer: ChoiceAnswer,
  key: string | undefined,
): Promise<void> => {
  const { paidOrders, plan, clock } = deps
  const intention = { customerId, key, call: 'POST /api/set_aside/choice', body: { answer } }
  await paidOrders.once(intention, async (tx) => {
    // Two answers at once, or an answer as the time for it ends: the first one decides.
    await plan.lock(tx, customerId)
    if (!(await recordAnswer(tx, customerId, { answer, answeredAt: clock.now() })))
      throw refuse('set_aside.no_choice')
    await audit(tx, clock.realNow(), 'customer', `set_aside.choice_${answer}`, {
      customerId,
      subject: subjectOf(customerId),
    })
    if (answer === 'return') await beginClosing(deps, tx, customerId, 'customer')
    return true
  })
  if (answer === 'return') await bringBack(deps, { customerId }).catch(unlessPartnerError)
}
