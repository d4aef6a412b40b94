/** For the operator: lists cases, credits them provisionally, and answers them. */
import { disputeReviewRefusals, type DisputeToReview } from '@yoursuccess/contract/disputes/dispute-review'
import type { Dispute, DisputeOutcome } from '@yoursuccess/contract/disputes/disputes'
import { type Cents, formatAmount, formatUsd, negate, ZERO } from '@yoursuccess/contract/core/money'
import type { Db } from '@yoursuccess/database/database'
import { audit, type AuditAction } from '../../security/audit/audit.ts'
import { refusing } from '../../http/refusal.ts'
import { type CaseMoney, findMoneyOf, isFullyReturned } from './case-money.ts'
import { resolvedMessages } from './disputes.notifications.ts'
import { DISPUTES_PATH, type DisputesDeps } from './disputes.deps.ts'
import { insertMovement, listMovements } from './dispute-movements.queries.ts'
import {
  type DisputeRow,
  findOwner,
  listToReview,
  lockDispute,
  recordResolution,
} from './disputes.queries.ts'
import { decideBy, idOfReference, isMoving, referenceOf, settleUp, takeBackOn } from './disputes.rules.ts'
import { giveNow } from './move-money.ts'
import { viewDispute } from './view-dispute.ts'

const refuse = refusing(disputeReviewRefusals)

/** Further cases are listed once these are done. */
const MAX_LIST = 100

/** Earliest due first. */
export const listForReview = async ({ database, customer, transactions }: DisputesDeps) => {
  const found: DisputeToReview[] = []
  for (const row of await listToReview(database.db, MAX_LIST)) {
    const money = await findMoneyOf(transactions, database.db, row)
    const movements = await listMovements(database.db, row.customerId, row.id)
    const isGiven = movements.some((each) => each.kind === 'provisional' && isMoving(each))
    found.push({
      ...viewDispute(row, movements, money),
      email: await customer.getEmail(database.db, row.customerId),
      text: row.customerText,
      in_time: row.inTime,
      due_on: isGiven ? decideBy(row.reportedOn) : row.answerDueOn,
      is_repeat: row.isRepeat,
      returned: formatAmount(money.returned),
      still_lost: money.limit === undefined ? null : formatAmount(money.limit),
      fully_returned: isFullyReturned(money),
      refused: movements
        .filter(({ state }) => state === 'refused')
        .map((each) => formatAmount(each.amountCents)),
    })
  }
  return found.toSorted((a, b) => a.due_on.localeCompare(b.due_on) || a.id - b.id)
}

/** Orders a provisional credit. Throws `dispute_review.unknown`, `.resolved`, `.credited` and `.too_much`. */
export const credit = (deps: DisputesDeps, { reference, amount }: { reference: string; amount: Cents }) =>
  deps.database.transaction(async (tx) => {
    const { row, money } = await lockOpen(deps, tx, reference)
    assertNotTooMuch(amount, money)
    if (!(await giveNow(deps, tx, row, { kind: 'provisional', amountCents: amount })))
      throw refuse('dispute_review.credited')
    await auditStep(deps, tx, row, 'dispute.credit_ordered')
    return viewDispute(row, await listMovements(tx, row.customerId, row.id), money)
  })

/**
 * Answers a case. Posts what is still to credit right away, and gives notice before any debit. `amount` is at
 * most what the customer has lost and not got back, so money returned after a provisional credit is settled
 * too. Throws `dispute_review.unknown`, `.resolved` and `.too_much`.
 */
export const resolve = (
  deps: DisputesDeps,
  { reference, amount, explanation }: { reference: string; amount: Cents; explanation: string },
): Promise<Dispute> =>
  deps.database.transaction(async (tx) => {
    const { clock } = deps
    const { row: open, money } = await lockOpen(deps, tx, reference)
    assertNotTooMuch(amount, money)
    const { customerId, id: disputeId } = open
    const given = (await listMovements(tx, customerId, disputeId)).find(
      (each) => each.kind === 'provisional' && isMoving(each),
    )
    const today = clock.today()
    const row = await recordResolution(tx, open, {
      outcome: outcomeOf(amount, money),
      resolvedOn: today,
      resolvedCents: amount,
      explanation,
    })
    const { toGive, toTakeBack } = settleUp(amount, given?.amountCents ?? ZERO)
    const dueOn = takeBackOn(today)
    if (toGive > 0) await giveNow(deps, tx, row, { kind: 'correction', amountCents: toGive })
    if (toTakeBack > 0) {
      const amountCents = negate(toTakeBack)
      const movement = {
        customerId,
        disputeId,
        kind: 'take_back',
        amountCents,
        dueOn,
        state: 'waiting',
      } as const
      await insertMovement(tx, movement)
    }
    await auditStep(deps, tx, row, `dispute.${row.outcome}`)
    await notifyCustomer(deps, tx, row, {
      resolved: amount,
      toGive,
      toTakeBack,
      takeBackOn: dueOn,
      explanation,
    })
    return viewDispute(row, await listMovements(tx, customerId, disputeId), money)
  })

const outcomeOf = (amount: Cents, money: CaseMoney): DisputeOutcome => {
  if (amount > 0) return 'corrected'
  return isFullyReturned(money) ? 'already_returned' : 'no_error'
}

const assertNotTooMuch = (amount: Cents, { limit, returned }: CaseMoney) => {
  if (limit === undefined || amount <= limit) return
  const left = `${formatUsd(limit)} is the most for this case: ${formatUsd(returned)} came back already.`
  throw refuse('dispute_review.too_much', { details: [left] })
}

const notifyCustomer = async (
  { notifications, emails, clock, config }: DisputesDeps,
  tx: Db,
  row: DisputeRow,
  answer: Parameters<typeof resolvedMessages>[1],
) => {
  const { title, email } = resolvedMessages(row, answer, config)
  await notifications.notify(tx, row.customerId, {
    title,
    url: DISPUTES_PATH,
    dedupeKey: `dispute-${row.id}-resolved`,
    happenedAt: clock.now(),
  })
  await emails.post(tx, row.customerId, email)
}

/** Locks in the same order as posting: first the customer's postings, then the case. */
const lockOpen = async (
  { transactions }: DisputesDeps,
  tx: Db,
  reference: string,
): Promise<{ row: DisputeRow; money: CaseMoney }> => {
  const id = idOfReference(reference) ?? 0
  const customerId = await findOwner(tx, id)
  if (customerId === undefined) throw refuse('dispute_review.unknown')
  await transactions.lockPosting(tx, customerId)
  const row = await lockDispute(tx, id)
  if (!row || referenceOf(row) !== reference.trim().toUpperCase()) throw refuse('dispute_review.unknown')
  if (row.status !== 'open') throw refuse('dispute_review.resolved')
  return { row, money: await findMoneyOf(transactions, tx, row) }
}

const auditStep = ({ clock }: DisputesDeps, tx: Db, { customerId, id }: DisputeRow, action: AuditAction) =>
  audit(tx, clock.realNow(), 'operator', action, { customerId, subject: `dispute:${id}` })
