/** What customers say of their receipts: one that they type, one that is wrong, and which payment one is the posting of. */
import type { BodyOf } from '@yoursuccess/contract/core/endpoint'
import { MAX_RECEIPTS } from '@yoursuccess/contract/receipts/receipt-refusals'
import type { createReceipt as call, Receipt } from '@yoursuccess/contract/receipts/receipts'
import { POSTED_AHEAD, TAKEN_BACK } from '@yoursuccess/contract/receipts/receipts.messages'
import type { Db } from '@yoursuccess/database/database'
import { notFound, refuseCommon } from '../../http/refusal.ts'
import { audit } from '../../security/audit/audit.ts'
import { type MatchedReceipt, receiptsByPayment } from './match-stored.ts'
import { type Postings, readPostings } from './posted-payments.ts'
import { type ReceiptsDeps, refuse } from './receipts.deps.ts'
import { deleteReceipt, insertReceipts, listReceipts, recordByHand } from './receipts.queries.ts'
import { missingKey } from './receipts.notifications.ts'
import { viewReceipt } from './receipts.views.ts'
import { notifyPostings } from './notify-postings.ts'

type ReceiptForm = BodyOf<typeof call>['receipt']

/** Throws `invalid_input`, `plan.missing` and `receipts.too_many`. */
export const addReceipt = async (
  deps: ReceiptsDeps,
  tx: Db,
  customerId: number,
  { posted_on: postedOn, amount: amountCents, receipt_number: receiptNumber, note }: ReceiptForm,
): Promise<Receipt> => {
  const { clock } = deps
  if (postedOn > clock.today())
    throw refuseCommon('invalid_input', { errors: { 'receipt.posted_on': [POSTED_AHEAD] } })
  await lockReceipts(deps, tx, customerId)
  if ((await listReceipts(tx, [customerId])).length >= MAX_RECEIPTS) throw refuse('receipts.too_many')
  const typed = { postedOn, amountCents, receiptNumber, note, source: 'typed' } as const
  const [id = 0] = await insertReceipts(tx, customerId, [typed], clock.now())
  await afterChange(deps, tx, customerId)
  await audit(tx, clock.realNow(), 'customer', 'receipt.added', { customerId, subject: subjectOf(id) })
  return viewOne(deps, tx, customerId, id)
}

/** Throws `not_found`. */
export const removeReceipt = (deps: ReceiptsDeps, customerId: number, id: number): Promise<void> =>
  deps.database.transaction(async (tx) => {
    await deps.plan.lock(tx, customerId)
    if (!(await deleteReceipt(tx, customerId, id))) throw notFound()
    await afterChange(deps, tx, customerId)
    await audit(tx, deps.clock.realNow(), 'customer', 'receipt.removed', {
      customerId,
      subject: subjectOf(id),
    })
  })

/**
 * `paymentId`: null if the receipt is not from this account. Throws `not_found`, `invalid_input` for what the office took
 * back, and `receipts.payment_taken`.
 */
export const matchByHand = (
  deps: ReceiptsDeps,
  customerId: number,
  id: number,
  paymentId: number | null,
): Promise<Receipt> =>
  deps.database.transaction(async (tx) => {
    await deps.plan.lock(tx, customerId)
    const postings = await readOwn(deps, tx, customerId)
    if (getReceipt(postings, id).row.amountCents < 0)
      throw refuseCommon('invalid_input', { errors: { payment_id: [TAKEN_BACK] } })
    if (paymentId !== null) assertFree(postings, id, paymentId)
    const isNew = await recordByHand(tx, customerId, id, { paymentId, at: deps.clock.now() })
    if (!isNew) return viewOne(deps, tx, customerId, id)
    await afterChange(deps, tx, customerId)
    await audit(tx, deps.clock.realNow(), 'customer', 'receipt.matched', {
      customerId,
      subject: subjectOf(id),
    })
    return viewOne(deps, tx, customerId, id)
  })

/** Receipts of a customer are changed one after another, and nothing is planned meanwhile. Throws `plan.missing`. */
export const lockReceipts = async ({ plan }: ReceiptsDeps, tx: Db, customerId: number): Promise<void> => {
  await plan.lock(tx, customerId)
  if (!(await plan.exists(tx, customerId))) throw refuse('plan.missing')
}

/** What was posted decides what is due, what is planned, and what there is to tell. */
export const afterChange = async (deps: ReceiptsDeps, tx: Db, customerId: number): Promise<void> => {
  await deps.tracker.lookAtTrusteePayment(tx, customerId)
  await deps.autopay.followPlan(tx, customerId, { isOtherTrustee: false })
  const posted = await notifyPostings(deps, tx, { customerIds: [customerId], isLook: false })
  await deps.notifications.dropTexts(tx, customerId, posted.map(missingKey))
}

const assertFree = ({ payments, receipts }: Postings, id: number, paymentId: number): void => {
  const payment = payments.find((each) => each.id === paymentId)
  if (!payment) throw notFound()
  const holder = receiptsByPayment(receipts).get(paymentId)
  const isOther = holder !== undefined && holder.row.id !== id
  if (payment.isUndone || isOther) throw refuse('receipts.payment_taken')
}

const readOwn = async (deps: ReceiptsDeps, tx: Db, customerId: number): Promise<Postings> =>
  (await readPostings(deps, tx, [customerId])).get(customerId) ?? { payments: [], receipts: [] }

const getReceipt = ({ receipts }: Postings, id: number): MatchedReceipt => {
  const found = receipts.find(({ row }) => row.id === id)
  if (!found) throw notFound()
  return found
}

const viewOne = async (deps: ReceiptsDeps, tx: Db, customerId: number, id: number): Promise<Receipt> =>
  viewReceipt(getReceipt(await readOwn(deps, tx, customerId), id))

const subjectOf = (id: number) => `receipt:${id}`
