/**
 * Moves the money of a case: we record the movement, the processor posts it once, and we notify the customer.
 */
import type { Cents } from '@yoursuccess/contract/core/money'
import { cents, subtract } from '@yoursuccess/contract/core/money'
import type { Db } from '@yoursuccess/database/database'
import { audit } from '../../security/audit/audit.ts'
import { findStopOf } from '../../security/audit/money-stops.queries.ts'
import { bankingDayOf } from '../../clock/clock.ts'
import { followUp, partnerWork } from '../../jobs/partner-work.ts'
import type { Job } from '../../jobs/queue.ts'
import { PartnerError } from '../../partners/partner-error.ts'
import { cappedMovement, findMoneyOf } from './case-money.ts'
import { cappedTitle, creditedMessages, takenBackTitle } from './disputes.notifications.ts'
import { DISPUTES_PATH, type DisputesDeps } from './disputes.deps.ts'
import {
  endMovement,
  findMovement,
  insertMovement,
  listIntended,
  listMovements,
  lockMovement,
  type MovementRow,
  recordSent,
} from './dispute-movements.queries.ts'
import { type DisputeRow, findDispute } from './disputes.queries.ts'
import { referenceOf, STATEMENT_WORDS } from './disputes.rules.ts'

export interface MovementJob {
  customerId: number
  id: number
}
export const POST_MOVEMENT = { name: 'disputes.post-movement' } as const

/**
 * Records a credit in the transaction that decides it. Returns false if the case has one of this kind
 * already.
 */
export const giveNow = async (
  { clock, queue }: DisputesDeps,
  tx: Db,
  dispute: DisputeRow,
  { kind, amountCents }: { kind: 'provisional' | 'correction'; amountCents: Cents },
): Promise<boolean> => {
  const { customerId, id: disputeId } = dispute
  const dueOn = clock.today()
  const movement = { customerId, disputeId, kind, amountCents, dueOn, state: 'intended' } as const
  const row = await insertMovement(tx, movement)
  if (row) await queue.send<MovementJob>(tx, POST_MOVEMENT, { customerId, id: row.id })
  return row !== undefined
}

const movementWork = (deps: DisputesDeps) => {
  const { database, processor, clock } = deps
  return partnerWork(deps, {
    find: (job: MovementJob) => findMovement(database.db, job),
    isUnsent: ({ state }) => state === 'intended',
    send: async (row, prn) => {
      const prepared = await database.transaction((tx) => prepare(deps, tx, row))
      if (!prepared) return undefined
      const { movement, dispute } = prepared
      const details = `${STATEMENT_WORDS[movement.kind]} ${referenceOf(dispute)}`
      await processor.adjust({ prn, amountCents: movement.amountCents, details, number: row.id })
      return async (tx) => {
        if (await end(deps, tx, movement, 'posted'))
          await notifyCustomer(deps, tx, dispute, movement, clock.now())
      }
    },
    refused: (row) => (tx) => end(deps, tx, row, 'refused'),
  })
}

/**
 * Prepares the movement to send; undefined if there is nothing to send. Throws, so that the job retries, if
 * all money is stopped or the credit to reverse was not posted yet. Money returned since the decision
 * lowers a credit. Once an attempt may have reached the processor, the amount no longer changes; the answer
 * to the case settles money returned later.
 */
const prepare = async (
  deps: DisputesDeps,
  tx: Db,
  { customerId, id }: MovementJob,
): Promise<{ movement: MovementRow; dispute: DisputeRow } | undefined> => {
  const { transactions, clock } = deps
  await transactions.lockPosting(tx, customerId)
  const movement = await lockMovement(tx, { customerId, id })
  if (movement?.state !== 'intended') return undefined
  const dispute = await findDispute(tx, customerId, movement.disputeId)
  if (!dispute) throw new Error('a movement names no case')
  if (movement.sentAt) return { movement, dispute }
  // All money is stopped, and this movement was never sent. The job retries, and money returned by then still
  // lowers the amount.
  if (await findStopOf(tx, undefined))
    throw new PartnerError('galileo', 'unreachable', { code: 'money_stopped' })
  if (movement.kind === 'take_back') await assertGiven(tx, movement)
  const amountCents =
    movement.kind === 'take_back'
      ? movement.amountCents
      : cappedMovement(movement.amountCents, await findMoneyOf(transactions, tx, dispute))
  if (amountCents !== movement.amountCents) await notifyCapped(deps, tx, dispute, movement, amountCents)
  if (amountCents === 0) {
    await end(deps, tx, movement, 'dropped')
    return undefined
  }
  await recordSent(tx, movement, { amountCents, sentAt: clock.now() })
  return { movement: { ...movement, amountCents }, dispute }
}

const notifyCapped = (
  { notifications, clock }: DisputesDeps,
  tx: Db,
  dispute: DisputeRow,
  { customerId, id, amountCents: requested }: MovementRow,
  given: Cents,
) =>
  notifications.notify(tx, customerId, {
    title: cappedTitle(dispute, { returned: subtract(requested, given), given }),
    url: DISPUTES_PATH,
    dedupeKey: `dispute-movement-${id}-capped`,
    happenedAt: clock.now(),
  })

const assertGiven = async (tx: Db, { customerId, disputeId }: MovementRow) => {
  const movements = await listMovements(tx, customerId, disputeId)
  if (movements.some(({ kind, state }) => kind === 'provisional' && state === 'intended'))
    throw new Error('what is to be taken back was not given yet')
}

const end = async (
  { clock }: DisputesDeps,
  tx: Db,
  movement: MovementRow,
  state: 'posted' | 'refused' | 'dropped',
): Promise<boolean> => {
  if (!(await endMovement(tx, movement, { state, endedAt: clock.now() }))) return false
  const actor = state === 'dropped' ? 'system' : 'galileo'
  await audit(tx, clock.realNow(), actor, `dispute.${movement.kind}_${state}`, {
    customerId: movement.customerId,
    subject: `dispute:${movement.disputeId}`,
  })
  return true
}

/** A correction sends nothing here, because the answer to the case already announced it. */
const notifyCustomer = async (
  { notifications, emails, config }: DisputesDeps,
  tx: Db,
  dispute: DisputeRow,
  { id: movementId, kind, amountCents }: MovementRow,
  happenedAt: Date,
) => {
  if (kind === 'correction') return
  const { customerId, id } = dispute
  const reported =
    kind === 'provisional'
      ? creditedMessages(dispute, { amountCents, creditedOn: bankingDayOf(happenedAt) }, config)
      : { title: takenBackTitle(dispute, cents(-amountCents)), email: undefined }
  const dedupeKey = kind === 'provisional' ? `dispute-${id}-${kind}` : `dispute-movement-${movementId}`
  await notifications.notify(tx, customerId, {
    title: reported.title,
    url: DISPUTES_PATH,
    dedupeKey,
    happenedAt,
  })
  if (reported.email) await emails.post(tx, customerId, reported.email)
}

export const postMovementJob = (deps: DisputesDeps): Job<MovementJob> => ({
  ...POST_MOVEMENT,
  run: movementWork(deps).send,
})

export const followUpJob = (deps: DisputesDeps): Job<Record<string, never>> =>
  followUp(deps, movementWork(deps), {
    name: 'disputes.follow-up',
    schedule: '7 * * * *',
    sentBy: POST_MOVEMENT,
    lists: { 'disputes.intended-movements': listIntended },
  })
