/**
 * Sends a recorded request to the processor, once. Only its reply, an acceptance or a refusal, ends the
 * request.
 */
import { setTimeout as pause } from 'node:timers/promises'
import type { Db } from '@yoursuccess/database/database'
import { audit } from '../../security/audit/audit.ts'
import { partnerWork } from '../../jobs/partner-work.ts'
import type { Job } from '../../jobs/queue.ts'
import { PartnerError } from '../../partners/partner-error.ts'
import { notifyRefused, notifyReplaced } from './card.notifications.ts'
import { type CardAction, endAction, findAction } from './card-actions.queries.ts'
import { type CardDeps, refuse } from './card.deps.ts'
import { isInUse } from './card.rules.ts'
import { insertCard, lockCards, updateCard } from './card.queries.ts'

export interface ActionJob {
  customerId: number
  id: number
}
/** The customer's request makes the first attempt; the job retries. */
export const PERFORM = { name: 'card.perform-action', delaySeconds: 10 } as const

const FEE_NOT_COVERED = '413-11'
const WAIT_MS = 6000
const LOOK_MS = 50

/** If the customer is waiting, their own request returns a refusal. If not, we notify them. */
const actionWork = (deps: CardDeps, { isWaitedFor }: { isWaitedFor: boolean }) => {
  const { database, clock, processor } = deps
  return partnerWork(deps, {
    find: ({ customerId, id }: ActionJob) => findAction(database.db, customerId, id),
    isUnsent: ({ state }) => state === 'intended',
    send: async (action, prn) => {
      const { kind, feeCents, requestedAt } = action
      // Whole seconds, like the processor's times. Otherwise its report from the same second would look older.
      const changedAt = new Date(Math.floor(clock.now().getTime() / 1000) * 1000)
      const reference = `card-action-${action.id}`
      if (kind === 'replacement') {
        const reason = action.reason ?? 'damaged'
        const issued = await processor.replaceCard({ prn, reason, feeCents, reference })
        return (tx) => endReplacement(deps, tx, action, { ...issued, changedAt })
      }
      const frozen = kind === 'freeze'
      await processor.setFrozen({ prn, frozen, requestedAt, reference })
      return async (tx) => {
        const card = (await lockCards(tx, action.customerId)).find((each) => each.id === action.cardId)
        const ended = await endAction(tx, action, { state: 'done', endedAt: clock.now() })
        if (card && ended) await updateCard(tx, card, changedAt, { frozen })
      }
    },
    refused: (action, refusal) => async (tx) => {
      const endedAt = clock.now()
      const ended = await endAction(tx, action, { state: 'refused', refusal, endedAt })
      if (ended && !isWaitedFor) await notifyRefused(deps, tx, action, endedAt)
    },
  })
}

/** The old card's state. A damaged card works until the processor reports that the new one is activated. */
const OLD_STATES = { lost: 'lost', stolen: 'stolen', damaged: undefined } as const

const endReplacement = async (
  deps: CardDeps,
  tx: Db,
  action: CardAction,
  issued: { cardRef: string; feeCents: number; changedAt: Date },
): Promise<void> => {
  const { clock } = deps
  const { customerId, id } = action
  const cards = await lockCards(tx, customerId)
  const old = cards.find((each) => each.id === action.cardId)
  if (!old || !(await endAction(tx, action, { state: 'done', endedAt: clock.now() }))) return
  const state = OLD_STATES[action.reason ?? 'damaged']
  // The processor ends all cards, even a damaged one that still worked while its replacement was in the mail.
  if (state) for (const card of cards.filter(isInUse)) await updateCard(tx, card, issued.changedAt, { state })
  await insertCard(tx, {
    customerId,
    accountId: old.accountId,
    processorRef: issued.cardRef,
    state: 'issued',
    hasRequestedNewCard: true,
    createdAt: clock.now(),
  })
  await notifyReplaced(deps, tx, customerId, {
    cardRef: issued.cardRef,
    happenedAt: clock.now(),
    oldCardWorks: state === undefined,
  })
  // The fee that the processor posted must equal the one we requested (CARD-31).
  const isAsRequested = issued.feeCents === action.feeCents
  const event = isAsRequested ? 'card.replaced' : 'card.replacement_fee_differs'
  await audit(tx, clock.realNow(), 'galileo', event, { customerId, subject: `card_action:${id}` })
}

/** Makes the first attempt now. If the processor does not answer, the job retries. */
export const performNow = (deps: CardDeps, job: ActionJob): Promise<void> =>
  actionWork(deps, { isWaitedFor: true })
    .send(job)
    .catch((error: unknown) => {
      if (!(error instanceof PartnerError)) throw error
    })

/** Waits, at most six seconds, while another request or server calls the processor for this one. */
export const waitForEnd = async ({ database }: CardDeps, { customerId, id }: ActionJob): Promise<void> => {
  for (let waited = 0; waited < WAIT_MS; waited += LOOK_MS) {
    if ((await findAction(database.db, customerId, id))?.state !== 'intended') return
    await pause(LOOK_MS)
  }
}

/** Returns false if the processor has not answered yet. Throws its refusal. */
export const isConfirmed = async (deps: CardDeps, { customerId, id }: ActionJob): Promise<boolean> => {
  const action = await findAction(deps.database.db, customerId, id)
  if (action?.state === 'refused')
    throw refuse(action.refusal === FEE_NOT_COVERED ? 'card.fee_not_covered' : 'card.not_changeable')
  return action?.state === 'done'
}

export const performActionJob = (deps: CardDeps): Job<ActionJob> => ({
  ...PERFORM,
  run: actionWork(deps, { isWaitedFor: false }).send,
})
