/** Ordering another card. A lost or stolen one is dead at once; the fee is the server's, and the processor posts it with the order. */
import type { ReplacementReason } from '@yoursuccess/contract/card/card'
import { type Cents, cents, formatAmount, ZERO } from '@yoursuccess/contract/core/money'
import type { Db } from '@yoursuccess/database/database'
import { audit } from '../../security/audit/audit.ts'
import {
  endAction,
  findOpenAction,
  findReplacementOf,
  findReplacementSince,
  hasReplacementSince,
  insertAction,
} from './card-actions.queries.ts'
import { type CardDeps, refuse } from './card.deps.ts'
import { isInUse, isMailed } from './card.rules.ts'
import { type Card, lockCards } from './card.queries.ts'
import { findPlasticOrder } from './plastic-orders.queries.ts'
import { type ActionJob, isConfirmed, PERFORM, performNow, waitForEnd } from './perform-action.ts'

const FREE_EVERY_DAYS = 365
const DAY_MS = 86_400_000

export interface ReplacementForm {
  reason: ReplacementReason
  auth_denial_id?: number | undefined
}

/** The fee for a replacement now: the first one in twelve months is free (CARD-30). */
const feeOf = async ({ clock, config }: CardDeps, db: Db, customerId: number): Promise<Cents> => {
  const since = new Date(clock.now().getTime() - FREE_EVERY_DAYS * DAY_MS)
  return (await hasReplacementSince(db, customerId, since)) ? cents(config.CARD_REPLACEMENT_FEE_CENTS) : ZERO
}

export const viewFee = async (deps: CardDeps, customerId: number) => {
  const fee = await feeOf(deps, deps.database.db, customerId)
  return { fee: formatAmount(fee), waived: fee === ZERO }
}

/**
 * False when the processor has not confirmed it yet. Throws the refusals of a replacement, and PartnerError when the
 * processor does not answer with the balance for a fee: then nothing was recorded.
 */
export const requestReplacement = async (
  deps: CardDeps,
  customerId: number,
  form: ReplacementForm,
  call: { key: string | undefined; requestId: string },
): Promise<boolean> => {
  const { database, idempotency, paidOrders, account, processor } = deps
  const isFraud = form.auth_denial_id !== undefined
  const fee = isFraud ? ZERO : await feeOf(deps, database.db, customerId)
  const available =
    fee === ZERO
      ? undefined
      : (await processor.getBalance(await account.getReference(database.db, customerId))).availableCents

  let isNew = false
  const intention = {
    customerId,
    key: call.key,
    call: 'POST /api/account/request_replacement_card',
    body: form,
  }
  const { id } = await (fee === ZERO ? idempotency : paidOrders).once(intention, async (tx) => {
    isNew = true
    const id = await recordDesiredAction(deps, tx, customerId, {
      form,
      fee,
      available,
      requestId: call.requestId,
    })
    return { id: id ?? null }
  })
  if (id === null) return true
  if (isNew) await performNow(deps, { customerId, id })
  else await waitForEnd(deps, { customerId, id })
  return isConfirmed(deps, { customerId, id })
}

/** The request that ends the card; undefined for a refusal about a card that has ended on its own. */
const recordDesiredAction = async (
  { clock, queue, fraud }: CardDeps,
  tx: Db,
  customerId: number,
  {
    form,
    fee,
    available = fee,
    requestId,
  }: { form: ReplacementForm; fee: Cents; available: Cents | undefined; requestId: string },
): Promise<number | undefined> => {
  const cards = await lockCards(tx, customerId)
  const [card] = cards
  if (!card) throw refuse('card.none')
  const { auth_denial_id: denialId } = form
  /** A damaged card that works until the new one is activated: when it is stolen, both end. */
  let worksStill: Card | undefined
  if (denialId !== undefined) {
    const { deniedAt, cardRef } = await fraud.deny(tx, customerId, denialId, requestId)
    // Tried with a card that was replaced since, as by the "No" to an alert before: there is nothing more to order.
    const tried = cards.find(({ processorRef }) => processorRef === cardRef)
    const ordered = tried
      ? await findReplacementOf(tx, customerId, tried.id)
      : await findReplacementSince(tx, customerId, deniedAt)
    worksStill = ordered?.reason === 'damaged' && tried && isInUse(tried) ? tried : undefined
    if (ordered && !worksStill) return ordered.id
    if (tried && tried.id !== card.id && !worksStill) return undefined
  } else if (!isMailed(card, (await findPlasticOrder(tx, customerId)) !== undefined))
    throw refuse('card.not_mailed')
  const open = await findOpenAction(tx, customerId)
  if (!worksStill && (open?.kind === 'replacement' || card.hasRequestedNewCard))
    throw refuse('card.replacement_ordered')
  if (!isInUse(card)) throw refuse('card.not_changeable')
  if (available < fee) throw refuse('card.fee_not_covered')
  if (open) await endAction(tx, open, { state: 'superseded', endedAt: clock.now() })
  const action = await insertAction(tx, {
    customerId,
    cardId: (worksStill ?? card).id,
    kind: 'replacement',
    // The "No" of a fraud alert is always about a stolen card.
    reason: denialId === undefined ? form.reason : 'stolen',
    feeCents: fee,
    authDenialId: denialId ?? null,
    requestedAt: clock.now(),
  })
  await queue.send<ActionJob>(tx, PERFORM, { customerId, id: action.id })
  await audit(tx, {
    happenedAt: clock.realNow(),
    actor: 'customer',
    action: 'card.replacement_asked',
    customerId,
    subject: `card_action:${action.id}`,
    requestId,
  })
  return action.id
}
