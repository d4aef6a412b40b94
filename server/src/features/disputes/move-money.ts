/** The money of a case: the wish is recorded, the processor posts it once under our number, the customer is told. */
import type { Cents } from '@yoursuccess/contract/money'
import { cents } from '@yoursuccess/contract/money'
import type { Db } from '@yoursuccess/database/database'
import { audit } from '../../audit/audit.ts'
import { bankingDayOf } from '../../clock.ts'
import type { Job } from '../../jobs/queue.ts'
import { PartnerError } from '../../partners/partner-error.ts'
import { creditedTexts, takenBackTitle } from './dispute-letters.ts'
import { DISPUTES_PATH, type DisputesParts } from './disputes.parts.ts'
import {
  type DisputeRow,
  endMovement,
  findDispute,
  findMovement,
  insertMovement,
  listIntended,
  listMovements,
  type MovementRow,
} from './disputes.queries.ts'
import { referenceOf } from './disputes.rules.ts'

export interface MovementJob {
  customerId: number
  id: number
}
export const POST_MOVEMENT = { name: 'disputes.post-movement' } as const

/** In the transaction that decides it. False when the case has such a credit already. */
export const giveNow = async (
  { clock, queue }: DisputesParts,
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

const STATEMENT_WORDS = {
  provisional: 'PROVISIONAL CREDIT',
  correction: 'ERROR CORRECTION',
  take_back: 'PROVISIONAL CREDIT REVERSAL',
} as const

/** Throws to be tried again: when the processor does not answer, and while what is to be taken back was not given yet. */
export const postMovement = async (parts: DisputesParts, { customerId, id }: MovementJob): Promise<void> => {
  const { database, processor, account, clock } = parts
  const movement = await findMovement(database.db, customerId, id)
  if (movement?.state !== 'intended') return
  const dispute = await findDispute(database.db, customerId, movement.disputeId)
  if (!dispute) throw new Error('a movement names no case')
  if (movement.kind === 'take_back') await assertGiven(parts, movement)
  try {
    await processor.adjust({
      prn: await account.getReference(database.db, customerId),
      amountCents: movement.amountCents,
      details: `${STATEMENT_WORDS[movement.kind]} ${referenceOf(dispute)}`,
      number: id,
    })
  } catch (error) {
    if (!(error instanceof PartnerError) || error.kind !== 'refused') throw error
    await database.transaction((tx) => end(parts, tx, movement, 'refused'))
    return
  }
  await database.transaction(async (tx) => {
    if (await end(parts, tx, movement, 'posted')) await tell(parts, tx, dispute, movement, clock.now())
  })
}

const assertGiven = async ({ database }: DisputesParts, { customerId, disputeId }: MovementRow) => {
  const movements = await listMovements(database.db, customerId, disputeId)
  if (movements.some(({ kind, state }) => kind === 'provisional' && state === 'intended'))
    throw new Error('what is to be taken back was not given yet')
}

const end = async (
  { clock }: DisputesParts,
  tx: Db,
  movement: MovementRow,
  state: 'posted' | 'refused',
): Promise<boolean> => {
  if (!(await endMovement(tx, movement, { state, endedAt: clock.now() }))) return false
  await audit(tx, {
    happenedAt: clock.realNow(),
    actor: 'galileo',
    action: `dispute.${movement.kind}_${state}`,
    customerId: movement.customerId,
    subject: `dispute:${movement.disputeId}`,
  })
  return true
}

/** A correction was told with the answer. */
const tell = async (
  { notifications, letters, config }: DisputesParts,
  tx: Db,
  dispute: DisputeRow,
  { kind, amountCents }: MovementRow,
  happenedAt: Date,
) => {
  if (kind === 'correction') return
  const { customerId, id } = dispute
  const told =
    kind === 'provisional'
      ? creditedTexts(dispute, { amountCents, creditedOn: bankingDayOf(happenedAt) }, config)
      : { title: takenBackTitle(dispute, cents(-amountCents)), letter: undefined }
  const dedupeKey = `dispute-${id}-${kind}`
  await notifications.notify(tx, customerId, { title: told.title, url: DISPUTES_PATH, dedupeKey, happenedAt })
  if (told.letter) await letters.post(tx, customerId, told.letter)
}

export const postMovementJob = (parts: DisputesParts): Job<MovementJob> => ({
  ...POST_MOVEMENT,
  run: (job) => postMovement(parts, job),
})

const PAGE = 100

/** Asks again for what found no answer in all the tries of its job. */
export const followUpJob = (parts: DisputesParts): Job<Record<string, never>> => ({
  name: 'disputes.follow-up',
  single: true,
  retries: 2,
  schedule: '7 * * * *',
  run: () =>
    parts.forEachDue(
      (after) => listIntended(parts.database.db, after, PAGE),
      ({ customerId, id }) => postMovement(parts, { customerId, id }),
      { name: 'disputes.intended-movements' },
    ),
})
