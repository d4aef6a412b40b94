/**
 * Which payment each receipt is the posting of (REC-03, REC-04). The result depends on the payments and receipts only,
 * not on the order in which they became known.
 */
import { addBankingDays } from '../core/banking-days.ts'
import { type CalendarDate, daysBetween } from '../core/calendar-date.ts'
import { type Cents, cents, sum } from '../core/money.ts'
import type { ReceiptState } from './receipts.ts'

/** A payment from this account to a trustee of the plan. */
export interface MatchablePayment {
  id: number
  amountCents: Cents
  sentOn: CalendarDate
  /** When it should arrive, or did if that was later. */
  expectedOn: CalendarDate
  /** Set if it came back, so that no receipt is its posting. */
  cameBackOn?: CalendarDate | undefined
}

export interface MatchableReceipt {
  id: number
  /** Negative for what the office took back. */
  amountCents: Cents
  postedOn: CalendarDate
  /**
   * What the customer said: the payments that it is the posting of; none: it is not from this account. Undefined if the
   * customer said nothing.
   */
  byHand: readonly number[] | undefined
}

/** `paymentIds` are sorted. They are not empty for `matched`, `other_amount` and `twice`. */
export interface ReceiptMatching {
  state: ReceiptState
  paymentIds: readonly number[]
}

/** An office may post a payment so many banking days after its expected delivery. */
const WINDOW_BANKING_DAYS = 15
/** Of more payments on one day none are posted together, so that many tiny ones cost little. */
const MAX_OF_ONE_DAY = 10
/** Amounts that are this near may be the same payment; of large amounts, those within so many percent. */
const NEAR = cents(5_00)
const NEAR_PERCENT = 5

/**
 * By the id of the receipt. Each payment is in the `matched` or `other_amount` of one receipt at most. What the
 * customer said stands. A receipt that may be of a payment that came back after it is `open`: its money is here again.
 * A receipt that the office took back, and its taking back, are `not_from_here`: both count, and are nothing together.
 */
export const matchReceipts = (
  payments: readonly MatchablePayment[],
  receipts: readonly MatchableReceipt[],
): Map<number, ReceiptMatching> => {
  const windowed = payments
    .map((payment) => ({ ...payment, lastOn: lastDayOf(payment) }))
    .toSorted((a, b) => a.id - b.id)
  const matching = matchWithout(new Set(), windowed, receipts)
  const takenBack = findTakenBack(receipts, matching)
  return takenBack.size > 0 ? matchWithout(takenBack, windowed, receipts) : matching
}

interface Payment extends MatchablePayment {
  /** The last day on which its receipt may be posted. */
  lastOn: CalendarDate
}

/** What is posted after a payment came back is another payment. */
const lastDayOf = ({ expectedOn, cameBackOn }: MatchablePayment): CalendarDate => {
  const lastOn = addBankingDays(expectedOn, WINDOW_BANKING_DAYS)
  return cameBackOn !== undefined && cameBackOn < lastOn ? cameBackOn : lastOn
}

/** Payments whose sum may have been posted as one receipt. */
type Group = readonly Payment[]

/** A receipt that may be the posting of a group. */
interface Candidate {
  receipt: MatchableReceipt
  group: Group
  /** How far the posting is from the expected delivery. */
  days: number
}

const matchWithout = (
  takenBack: ReadonlySet<number>,
  all: readonly Payment[],
  receipts: readonly MatchableReceipt[],
): Map<number, ReceiptMatching> => {
  const [cameBack, payments] = [all.filter(isBack), all.filter((payment) => !isBack(payment))]
  const { matching, groups } = matchByHand(takenBack, all, receipts)
  const taken = new Set([...matching.values()].flatMap(({ paymentIds }) => paymentIds))
  const free = () => payments.filter(({ id }) => !taken.has(id))
  const left = () =>
    receipts.filter(({ id, amountCents }) => amountCents > 0 && !takenBack.has(id) && !matching.has(id))
  const take = (state: ReceiptState, found: readonly Candidate[]) => {
    for (const { receipt, group } of found) {
      const paymentIds = idsOf(group)
      matching.set(receipt.id, { state, paymentIds })
      for (const id of paymentIds) taken.add(id)
      groups.push(group)
    }
  }
  take('matched', nearestOf(candidatesOf(left(), alone(free()), isSame)))
  take('matched', nearestOf(candidatesOf(left(), pairsOfOneDay(free()), isSame)))
  take('other_amount', onlyOnes(candidatesOf(left(), alone(free()), isNear)))

  const mayBe = [...free(), ...cameBack]
  const questions = candidatesOf(left(), [...alone(mayBe), ...pairsOfOneDay(mayBe)], isNear)
  const open = new Set(questions.map(({ receipt }) => receipt.id))
  const sums = groups.filter((group) => group.length > 1)
  const again = Map.groupBy(
    candidatesOf(left(), [...groups, ...alone(sums.flat())], isNear).toSorted(byNearness),
    ({ receipt }) => receipt.id,
  )
  for (const { id } of receipts) {
    if (matching.has(id)) continue
    const group = again.get(id)?.[0]?.group
    if (open.has(id)) matching.set(id, { state: 'open', paymentIds: [] })
    else if (group) matching.set(id, { state: 'twice', paymentIds: idsOf(group) })
    else matching.set(id, { state: 'not_from_here', paymentIds: [] })
  }
  return matching
}

const isBack = ({ cameBackOn }: Payment): boolean => cameBackOn !== undefined

/** What the customer said. If it names a payment for two receipts, the older one has it. */
const matchByHand = (
  takenBack: ReadonlySet<number>,
  payments: readonly Payment[],
  receipts: readonly MatchableReceipt[],
) => {
  const matching = new Map<number, ReceiptMatching>()
  const groups: Group[] = []
  const taken = new Set<number>()
  for (const { id, amountCents, byHand } of receipts.toSorted(byDay)) {
    if (byHand === undefined) continue
    const paymentIds = [...new Set(byHand)].toSorted((a, b) => a - b)
    const group = payments.filter((payment) => paymentIds.includes(payment.id))
    const isTwice = paymentIds.some((each) => taken.has(each))
    const isOther = group.length === paymentIds.length && totalOf(group) !== amountCents
    if (paymentIds.length === 0) matching.set(id, { state: 'not_from_here', paymentIds })
    else if (group.some(isBack))
      matching.set(id, { state: takenBack.has(id) ? 'not_from_here' : 'open', paymentIds: [] })
    else if (isTwice) matching.set(id, { state: 'twice', paymentIds })
    else {
      matching.set(id, { state: isOther ? 'other_amount' : 'matched', paymentIds })
      for (const each of paymentIds) taken.add(each)
      if (group.length > 0) groups.push(group)
    }
  }
  return { matching, groups }
}

/**
 * The receipts that negative ones take back: of the same amount, one without a payment before one with a payment,
 * then the newest before it. A payment whose receipt was taken back waits for another one.
 */
const findTakenBack = (
  receipts: readonly MatchableReceipt[],
  matching: ReadonlyMap<number, ReceiptMatching>,
): ReadonlySet<number> => {
  const hasPayment = ({ id }: MatchableReceipt) => {
    const state = matching.get(id)?.state
    return state === 'matched' || state === 'other_amount'
  }
  const newestFirst = receipts.toSorted(byDay).toReversed()
  const inOrder = [...newestFirst.filter((each) => !hasPayment(each)), ...newestFirst.filter(hasPayment)]
  const takenBack = new Set<number>()
  for (const { amountCents, postedOn, byHand } of receipts.toSorted(byDay)) {
    if (amountCents >= 0 || byHand !== undefined) continue
    const found = inOrder.find(
      (each) => each.amountCents === -amountCents && each.postedOn <= postedOn && !takenBack.has(each.id),
    )
    if (found) takenBack.add(found.id)
  }
  return takenBack
}

const candidatesOf = (
  receipts: readonly MatchableReceipt[],
  groups: readonly Group[],
  isLike: (receiptCents: Cents, sentCents: Cents) => boolean,
): Candidate[] =>
  groups.flatMap((group) => {
    const sentCents = totalOf(group)
    return receipts
      .filter(
        ({ amountCents, postedOn }) =>
          isLike(amountCents, sentCents) &&
          group.every(({ sentOn, lastOn }) => sentOn <= postedOn && postedOn <= lastOn),
      )
      .map((receipt) => ({ receipt, group, days: distanceOf(receipt, group) }))
  })

const distanceOf = ({ postedOn }: MatchableReceipt, group: Group): number =>
  Math.max(...group.map(({ expectedOn }) => Math.abs(daysBetween(expectedOn, postedOn))))

const isSame = (receiptCents: Cents, sentCents: Cents) => receiptCents === sentCents
const isNear = (receiptCents: Cents, sentCents: Cents) => {
  const apart = Math.abs(receiptCents - sentCents)
  return apart <= NEAR || apart * 100 <= sentCents * NEAR_PERCENT
}

const alone = (payments: readonly Payment[]): Group[] => payments.map((payment) => [payment])

const pairsOfOneDay = (payments: readonly Payment[]): Group[] =>
  [...Map.groupBy(payments, ({ sentOn }) => sentOn).values()]
    .filter((same) => same.length <= MAX_OF_ONE_DAY)
    .flatMap((same) => same.flatMap((first, at) => same.slice(at + 1).map((second) => [first, second])))

/** The nearest candidates first, each receipt and each payment once. */
const nearestOf = (candidates: readonly Candidate[]): Candidate[] => {
  const receipts = new Set<number>()
  const payments = new Set<number>()
  return candidates.toSorted(byNearness).filter(({ receipt, group }) => {
    if (receipts.has(receipt.id) || group.some(({ id }) => payments.has(id))) return false
    receipts.add(receipt.id)
    for (const { id } of group) payments.add(id)
    return true
  })
}

/** Candidates whose receipt has no other payment, and whose payment has no other receipt. */
const onlyOnes = (candidates: readonly Candidate[]): Candidate[] => {
  const byReceipt = Map.groupBy(candidates, ({ receipt }) => receipt.id)
  const byPayment = Map.groupBy(candidates, ({ group }) => group[0]?.id)
  return candidates.filter(
    ({ receipt, group }) =>
      byReceipt.get(receipt.id)?.length === 1 && byPayment.get(group[0]?.id)?.length === 1,
  )
}

const totalOf = (group: Group): Cents => sum(group.map(({ amountCents }) => amountCents))
const idsOf = (group: Group): number[] => group.map(({ id }) => id)

const compare = (a = '', b = ''): number => (a === b ? 0 : a < b ? -1 : 1)
const byDay = (a: MatchableReceipt, b: MatchableReceipt) => compare(a.postedOn, b.postedOn) || a.id - b.id
/** Ties are decided by the days, then by the ids, so the order of the input does not matter. */
const byNearness = (a: Candidate, b: Candidate): number =>
  a.days - b.days ||
  compare(a.receipt.postedOn, b.receipt.postedOn) ||
  compare(a.group[0]?.sentOn, b.group[0]?.sentOn) ||
  a.receipt.id - b.receipt.id ||
  (a.group[0]?.id ?? 0) - (b.group[0]?.id ?? 0) ||
  (a.group[1]?.id ?? 0) - (b.group[1]?.id ?? 0)
