/** Sends a recorded move to the processor, once. */
import type { Db } from '@yoursuccess/database/database'
import { inGroups } from '../../jobs/in-groups.ts'
import { followUp, partnerWork } from '../../jobs/partner-work.ts'
import type { Job } from '../../jobs/queue.ts'
import { inEnglish, message, usd } from '../../messaging/render.ts'
import { NOT_COVERED } from '../../partners/biller-network/port.ts'
import { auditAll } from '../../security/audit/audit.ts'
import { endMoves, listByKey, listWanted, type MoveKey, type MoveRow } from './moves.queries.ts'
import type { SetasideDeps } from './setaside.deps.ts'
import { addShort } from './shares.queries.ts'
import { copy } from './setaside.messages.ts'
import { listKnown } from './set-asides.queries.ts'

/** The request makes the first attempt; the job retries. */
export const SEND_MOVE = { name: 'setaside.send-move', delaySeconds: 10 } as const

/**
 * With `isShown`, the request that makes the attempt says that the move was refused. Moves that one of these sends at the
 * same moment are found together, and those that the processor took are ended together.
 */
const moveWork = (deps: SetasideDeps, { isShown }: { isShown: boolean }) => {
  const { database, account, processor } = deps
  const moves = inGroups((keys: readonly MoveKey[]) => listByKey(database.db, keys))
  const accounts = inGroups((customerIds: readonly number[]) => account.listKnown(database.db, customerIds))
  const setAsides = inGroups((customerIds: readonly number[]) => listKnown(database.db, customerIds))
  const end = inGroups((taken: readonly MoveRow[]) =>
    database.transaction((tx) => endAll(deps, tx, taken, { state: 'done', refusal: null })),
  )
  const prnIn = async (known: typeof accounts, customerId: number): Promise<string> => {
    const prn = (await known(customerId)).get(customerId)?.prn
    if (!prn) throw new Error('a move names no account')
    return prn
  }
  return partnerWork(
    { database, account: { getReference: (_db, customerId) => prnIn(accounts, customerId) } },
    {
      find: async (key: MoveKey) => (await moves(key)).get(key.id),
      isUnsent: ({ state }) => state === 'wanted',
      send: async (row, mainPrn) => {
        const { customerId, id, direction, amountCents } = row
        const prn = await prnIn(setAsides, customerId)
        const [fromPrn, toPrn] = direction === 'in' ? [mainPrn, prn] : [prn, mainPrn]
        await processor.createAccountTransfer({
          fromPrn,
          toPrn,
          amountCents,
          details: inEnglish(copy.details[direction]),
          reference: `set-aside-move-${id}`,
        })
        await end(row)
        return undefined
      },
      refused: (row, code) =>
        // What goes back at the end is tried until it went back, unless it was another amount.
        row.kind === 'closing' && code !== NOT_COVERED
          ? undefined
          : async (tx) => {
              const ended = await endAll(deps, tx, [row], { state: 'refused', refusal: code })
              if (ended.length === 0) return
              if (row.kind === 'share') await addShort(tx, row.customerId, row.amountCents)
              if (!isShown) await notifyRefused(deps, tx, row)
            },
    },
  )
}

/** Returns those that no other attempt ended first. */
const endAll = async (
  { autopay, clock }: SetasideDeps,
  tx: Db,
  moves: readonly MoveRow[],
  end: Pick<MoveRow, 'state' | 'refusal'>,
): Promise<MoveRow[]> => {
  const ended = await endMoves(tx, moves, end)
  const movedIn = ended.filter(({ state, direction }) => state === 'done' && direction === 'in')
  // A planned payment may be complete now.
  await autopay().wake(
    tx,
    movedIn.map(({ customerId }) => customerId),
  )
  await auditAll(
    tx,
    clock.realNow(),
    'galileo',
    ended.map(({ customerId, id, state }) => ({
      action: `set_aside_move.${state}` as const,
      customerId,
      subject: `set_aside_move:${id}`,
    })),
  )
  return ended
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
export const sendUnseen = (deps: SetasideDeps, key: MoveKey): Promise<void> => senderOfUnseen(deps)(key)

/** The same for many moves, which share what they read and write. */
export const senderOfUnseen = (deps: SetasideDeps): ((key: MoveKey) => Promise<void>) =>
  moveWork(deps, { isShown: false }).send

export const sendMoveJob = (deps: SetasideDeps): Job<MoveKey> => ({
  ...SEND_MOVE,
  run: senderOfUnseen(deps),
})

export const followUpMovesJob = (deps: SetasideDeps): Job<Record<string, never>> =>
  followUp(deps, moveWork(deps, { isShown: false }), {
    name: 'setaside.follow-up-moves',
    schedule: '*/5 * * * *',
    sentBy: SEND_MOVE,
    lists: { 'setaside.wanted-moves': listWanted },
  })
