/**
 * Orders a replacement card. A lost or stolen card stops working at once. The server sets the fee, and the
 * processor posts it together with the order.
 */
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

/** The fee for a replacement now. The first replacement in twelve months is free (CARD-30). */
const feeOf = async ({ clock, config }: CardDeps, db: Db, customerId: number): Promise<Cents> => {
  const since = new Date(clock.now().getTime() - FREE_EVERY_DAYS * DAY_MS)
  return (await hasReplacementSince(db, customerId, since)) ? cents(config.CARD_REPLACEMENT_FEE_CENTS) : ZERO
}

export const viewFee = async (deps: CardDeps, customerId: number) => {
  const fee = await feeOf(deps, deps.database.db, customerId)
  return { fee: formatAmount(fee), waived: fee === ZERO }
}

/**
 * Returns false if the processor has not confirmed the order yet. Throws the refusals of a replacement.
 * Throws PartnerError, and records nothing, if a fee is due and the processor does not return the balance.
 */
export const requestReplacement = async (
  deps: CardDeps,
  customerId: number,
  form: ReplacementForm,
  key: string | undefined,
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
    key,
    call: 'POST /api/account/request_replacement_card',
    body: form,
  }
  const { id } = await (fee === ZERO ? idempotency : paidOrders).once(intention, async (tx) => {
    isNew = true
    const id = await recordDesiredAction(deps, tx, customerId, {
      form,
      fee,
      available,
    })
    return { id: id ?? null }
  })
  if (id === null) return true
  if (isNew) await performNow(deps, { customerId, id })
  else await waitForEnd(deps, { customerId, id })
  return isConfirmed(deps, { customerId, id })
}

/**
 * Records the order and returns its id. Returns undefined if the customer denies a purchase
 * (`auth_denial_id`) made with a card that has already ended, so that there is nothing to order.
 */
const recordDesiredAction = async (
  { clock, queue, fraud }: CardDeps,
  tx: Db,
  customerId: number,
  { form, fee, available = fee }: { form: ReplacementForm; fee: Cents; available: Cents | undefined },
): Promise<number | undefined> => {
  const cards = await lockCards(tx, customerId)
  const [card] = cards
  if (!card) throw refuse('card.none')
  const { auth_denial_id: denialId } = form
  /** A damaged card that still works while its replacement is in the mail. If it is stolen, both must end. */
  let worksStill: Card | undefined
  if (denialId !== undefined) {
    const { deniedAt, cardRef } = await fraud.deny(tx, customerId, denialId)
    // The card of the denied purchase was replaced since, for example after another alert: nothing to order.
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
    // Denying a purchase of a fraud alert always reports the card as stolen.
    reason: denialId === undefined ? form.reason : 'stolen',
    feeCents: fee,
    authDenialId: denialId ?? null,
    requestedAt: clock.now(),
  })
  await queue.send<ActionJob>(tx, PERFORM, { customerId, id: action.id })
  await audit(tx, clock.realNow(), 'customer', 'card.replacement_asked', {
    customerId,
    subject: `card_action:${action.id}`,
  })
  return action.id
}
