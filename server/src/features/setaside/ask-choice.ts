/** Tells customers that nothing more is set aside, and asks what to do with the money that is (SETA-24). */
import { addDays, type CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { DAYS_TO_ANSWER } from '@yoursuccess/contract/setaside/set-aside-choice'
import type { Db } from '@yoursuccess/database/database'
import type { DueWork } from '../../clock/business-clock.ts'
import { eachOf } from '../../jobs/for-each-due.ts'
import { unlessPartnerError } from '../../partners/partner-error.ts'
import { auditAll } from '../../security/audit/audit.ts'
import { emailQuestion, returnedNotice, sharesStoppedNotice } from './choice.notifications.ts'
import { causesOf, type ChoiceFacts, decideChoice } from './choice.rules.ts'
import {
  deleteLooks,
  type DueChoice,
  endChoices,
  hasDueChoices,
  insertChoices,
  insertLooks,
  listDueChoices,
  listHeldMoney,
  listLive,
  listLooks,
  type LookRow,
  recordNoAnswer,
} from './choices.queries.ts'
import { beginClosing, bringBack } from './close-set-aside.ts'
import { subjectOf } from './open-set-aside.ts'
import type { SetasideDeps } from './setaside.deps.ts'

const BATCH = 100

/** With nothing due, it is one statement that reads small indexes. */
export const choicesWork = (deps: SetasideDeps): DueWork => ({
  name: 'setaside.choices',
  runDue: async (today) => {
    if (!(await hasDueChoices(deps.database.db, today))) return
    await eachOf([() => lookAtChanges(deps), () => returnUnanswered(deps, today)])
  },
})

/** A change of the plan or of the feature left a row for each look. Many customers are decided together. */
const lookAtChanges = async (deps: SetasideDeps): Promise<void> => {
  const { db } = deps.database
  for (let looks = await listLooks(db, BATCH); looks.length > 0; looks = await listLooks(db, BATCH))
    await lookAt(deps, looks)
}

const lookAt = (deps: SetasideDeps, looks: readonly LookRow[]): Promise<void> =>
  deps.database.transaction(async (tx) => {
    const customerIds = [...new Set(looks.map(({ customerId }) => customerId))]
    // Another server that looks at the same changes waits here, and then finds what this one asked.
    await deps.plan.lockAll(tx, customerIds)
    const known = await readFacts(deps, tx, customerIds)
    const now = deps.clock.now()
    const decisions = known.map(({ customerId, facts }) => ({ customerId, facts, ...decideChoice(facts) }))
    await endChoices(
      tx,
      decisions.flatMap(({ endedIds }) => endedIds),
      now,
    )
    const answerBy = addDays(deps.clock.today(), DAYS_TO_ANSWER)
    const asked = await insertChoices(
      tx,
      decisions.flatMap(({ customerId, newCause: cause, facts: { hasMoney } }) => {
        if (!cause) return []
        const base = { customerId, cause, askedAt: now }
        // Without money, there is nothing to ask.
        return hasMoney
          ? { ...base, answerBy, answer: null, answeredAt: null }
          : { ...base, answerBy: null, answer: 'keep' as const, answeredAt: now }
      }),
    )
    await deps.notifications.notifyAll(tx, asked.map(sharesStoppedNotice))
    for (const choice of asked) await emailQuestion(deps, tx, choice)
    await auditAll(
      tx,
      deps.clock.realNow(),
      'system',
      asked.map(({ customerId, cause }) => ({
        action: `set_aside.${cause}` as const,
        customerId,
        subject: subjectOf(customerId),
      })),
    )
    await deleteLooks(tx, looks)
  })

/** Money arrived for these customers: those who set nothing more aside are looked at. In the transaction that recorded it. */
export const lookAtArrived = async (
  { customer, plan }: Pick<SetasideDeps, 'customer' | 'plan'>,
  tx: Db,
  customerIds: readonly number[],
): Promise<void> => {
  if (customerIds.length === 0) return
  const withTools = await customer.listWithFeature(tx, customerIds, 'planTools')
  const statuses = await plan.listStatuses(tx, customerIds)
  const hasCause = (customerId: number) =>
    causesOf({ hasTools: withTools.has(customerId), planStatus: statuses.get(customerId) }).length > 0
  await insertLooks(tx, customerIds.filter(hasCause))
}

const readFacts = async (
  { customer, plan }: SetasideDeps,
  tx: Db,
  customerIds: readonly number[],
): Promise<{ customerId: number; facts: ChoiceFacts }[]> => {
  const held = await listHeldMoney(tx, customerIds)
  const live = Map.groupBy(await listLive(tx, customerIds), ({ customerId }) => customerId)
  const withTools = await customer.listWithFeature(tx, customerIds, 'planTools')
  const statuses = await plan.listStatuses(tx, customerIds)
  return held.map(({ customerId, isOpen, hasMoney, sharesOn }) => ({
    customerId,
    facts: {
      isOpen,
      hasMoney,
      sharesOn,
      hasTools: withTools.has(customerId),
      planStatus: statuses.get(customerId),
      live: (live.get(customerId) ?? []).map(({ id, cause, answer, answerBy }) => ({
        id,
        cause,
        isAnswered: answer !== null,
        isMoot: answer === 'none' || answerBy === null,
      })),
    },
  }))
}

/** One customer at a time, because money moves. A failure waits, and keeps nobody else waiting. */
const returnUnanswered = (deps: SetasideDeps, today: CalendarDate): Promise<void> =>
  deps
    .forEachDue(
      (_after, last?: DueChoice) => listDueChoices(deps.database.db, { today, last, limit: BATCH }),
      (choice) => returnMoney(deps, choice),
      { name: 'setaside.choices', key: 'customerId' },
    )
    .catch(unlessPartnerError)

const returnMoney = async (deps: SetasideDeps, { id, customerId, answerBy }: DueChoice): Promise<void> => {
  const { database, clock, notifications, plan } = deps
  const isReturning = await database.transaction(async (tx) => {
    await plan.lock(tx, customerId)
    const [known] = await readFacts(deps, tx, [customerId])
    const asked = known?.facts.live.find((each) => each.id === id)
    if (!known || !asked || !answerBy) return false
    // Its cause is over. The look at that change may still be to come.
    if (!causesOf(known.facts).includes(asked.cause)) {
      await endChoices(tx, [id], clock.now())
      return false
    }
    if (!(await recordNoAnswer(tx, id, clock.now()))) return false
    // The customer has taken it out, so nothing goes back.
    if (!known.facts.hasMoney) return false
    if (!(await beginClosing(deps, tx, customerId, 'system'))) return false
    await notifications.notify(tx, customerId, returnedNotice({ id, answerBy, happenedAt: clock.now() }))
    return true
  })
  // The job tries again.
  if (isReturning) await bringBack(deps, { customerId }).catch(unlessPartnerError)
}
