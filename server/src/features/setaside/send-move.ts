/** Sends a recorded move to the processor, once. */
import type { Db } from '@yoursuccess/database/database'
import { followUp, partnerWork } from '../../jobs/partner-work.ts'
import type { Job } from '../../jobs/queue.ts'
import { message, t, usd } from '../../messaging/render.ts'
import { NOT_COVERED } from '../../partners/biller-network/port.ts'
import { audit } from '../../security/audit/audit.ts'
import { endMove, findMove, listWanted, type MoveKey, type MoveRow } from './moves.queries.ts'
import type { SetasideDeps } from './setaside.deps.ts'
import { addShort } from './shares.queries.ts'
import { copy } from './setaside.messages.ts'
import { findSetAside } from './set-asides.queries.ts'

/** The request makes the first attempt; the job retries. */
export const SEND_MOVE = { name: 'setaside.send-move', delaySeconds: 10 } as const

/** With `isShown`, the request that makes the attempt says that the move was refused. */
const moveWork = (deps: SetasideDeps, { isShown }: { isShown: boolean }) => {
  const { database, processor } = deps
  return partnerWork(deps, {
    find: (key: MoveKey) => findMove(database.db, key),
    isUnsent: ({ state }) => state === 'wanted',
    send: async (row, mainPrn) => {
      const { customerId, id, direction, amountCents } = row
      const prn = (await findSetAside(database.db, customerId))?.prn
      if (!prn) throw new Error('a move names no set-aside')
      const [fromPrn, toPrn] = direction === 'in' ? [mainPrn, prn] : [prn, mainPrn]
      await processor.createAccountTransfer({
        fromPrn,
        toPrn,
        amountCents,
        details: t(copy.details[direction]),
        reference: `set-aside-move-${id}`,
      })
      return (tx) => end(deps, tx, row, { state: 'done', refusal: null })
    },
    refused: (row, code) =>
      // What goes back at the end is tried until it went back, unless it was another amount.
      row.kind === 'closing' && code !== NOT_COVERED
        ? undefined
        : async (tx) => {
            if (!(await end(deps, tx, row, { state: 'refused', refusal: code })) || isShown) return
            await notifyRefused(deps, tx, row)
          },
  })
}

const end = async (
  { autopay, clock }: SetasideDeps,
  tx: Db,
  row: MoveRow,
  ended: Pick<MoveRow, 'state' | 'refusal'>,
): Promise<boolean> => {
  if (!(await endMove(tx, row, ended))) return false
  if (ended.state === 'refused' && row.kind === 'share') await addShort(tx, row.customerId, row.amountCents)
  // A planned payment may be complete now.
  if (ended.state === 'done' && row.direction === 'in') await autopay().wake(tx, [row.customerId])
  await audit(tx, clock.realNow(), 'galileo', `set_aside_move.${ended.state}`, {
    customerId: row.customerId,
    subject: `set_aside_move:${row.id}`,
  })
  return true
}

const notifyRefused = (
  { notifications, clock }: SetasideDeps,
  tx: Db,
  { customerId, id, direction, amountCents }: MoveRow,
) =>
  notifications.notify(tx, customerId, {
    title: message(copy.refused[direction], { amount: usd(amountCents) }),
    url: '/dashboard/plan',
    dedupeKey: `set-aside-move-${id}-refused`,
    happenedAt: clock.now(),
    group: 'paydays',
  })

/** Sends a move in the request that ordered it. Throws PartnerError if the processor does not answer. */
export const sendMoveNow = (deps: SetasideDeps, key: MoveKey): Promise<void> =>
  moveWork(deps, { isShown: true }).send(key)

/** Sends a move that no request shows. Throws PartnerError if the processor does not answer. */
export const sendUnseen = (deps: SetasideDeps, key: MoveKey): Promise<void> =>
  moveWork(deps, { isShown: false }).send(key)

export const sendMoveJob = (deps: SetasideDeps): Job<MoveKey> => ({
  ...SEND_MOVE,
  run: (key) => sendUnseen(deps, key),
})

export const followUpMovesJob = (deps: SetasideDeps): Job<Record<string, never>> =>
  followUp(deps, moveWork(deps, { isShown: false }), {
    name: 'setaside.follow-up-moves',
    schedule: '*/5 * * * *',
    sentBy: SEND_MOVE,
    lists: { 'setaside.wanted-moves': listWanted },
  })
