/**
 * Compares an account's records with the processor's: its mirror and balance, and every open or recent transfer
 * and payment. If they differ, it adds what lost events explain, so every remaining finding is a real error.
 */
import { addDays } from '@yoursuccess/contract/core/calendar-date'
import { add, type Cents, negate, sum, ZERO } from '@yoursuccess/contract/core/money'
import { PartnerError } from '../../partners/partner-error.ts'
import type { AuditDeps, Finding } from './audit-bank.deps.ts'
import {
  type AuditedAccount,
  type AuditedStory,
  ENDS,
  listLateMoney,
  listOverpaid,
  listStories,
  mirrorOf,
  movedToSetAside,
  paidToBillers,
  transferredIn,
} from './audit-bank.queries.ts'
import { findingsOfSetAside } from './audit-set-aside.ts'
import {
  compareMirror,
  compareMoves,
  comparePayments,
  type Found,
  foundFor,
  lookUntilStill,
  type Movement,
  type Movements,
  processorHistory,
  sumOf,
} from './compare-books.ts'
import { countMoneyStories } from './money-stories.queries.ts'
import { MOVED, NOT_COMPARED } from './unclear-findings.ts'

/** Older finished transfers and payments are skipped: an ACH transfer is returned within 60 days. */
const RECENT_DAYS = 62

export interface ComparedAccount {
  findings: Finding[]
  /** Transfers and payments that were compared. */
  stories: number
}

/**
 * Compares one account and its transfers and payments. Throws if the processor is unavailable, so that the account
 * is compared later. On the last try, and if the processor refuses, this is a finding.
 */
export const compareAccount = async (
  deps: AuditDeps,
  account: AuditedAccount,
  { isLastTry }: { isLastTry: boolean },
): Promise<ComparedAccount> => {
  try {
    const findings = await findingsOf(deps, account)
    findings.push(...(await findingsOfSetAside(deps, account)))
    const since = addDays(deps.clock.today(), -RECENT_DAYS)
    const stories = await listStories(deps.database, account, since)
    for (const story of stories) findings.push(...(await findingsOfStory(deps, story)))
    return { findings, stories: stories.length }
  } catch (error) {
    if (!isRefusal(error) && !isLastTry) throw error
    deps.log.warn({ err: error, subject: subjectOf(account).subject }, 'an account could not be compared')
    return { findings: [{ ...subjectOf(account), finding: NOT_COMPARED, breaks: false }], stories: 0 }
  }
}

/** The processor replied, so that it will not reply otherwise later. */
const isRefusal = (error: unknown): boolean =>
  error instanceof PartnerError && (error.kind === 'refused' || error.kind === 'malformed')

/** What is late in the bank as a whole, on no audited account. */
export const listLate = async (deps: Pick<AuditDeps, 'database'>): Promise<Finding[]> => [
  ...(await lateStories(deps)),
  ...(await lateMoney(deps)),
]

/** An order that stays `intended` for longer is stuck. */
const LATE_SECONDS = 3600

const findingsOf = async (deps: AuditDeps, account: AuditedAccount): Promise<Finding[]> => {
  const catchUp = () => deps.catchUp(account)
  return (
    (await lookUntilStill(() => compareBooks(deps, account), catchUp)) ?? [
      { ...subjectOf(account), finding: MOVED, breaks: false },
    ]
  )
}

/**
 * The balance is read last, after everything that it is compared with: if it equals the balance of the look
 * before, nothing moved while this look read the rest.
 */
const compareBooks = async (
  { database, clock, partners: { processor } }: AuditDeps,
  account: AuditedAccount,
): Promise<{ findings: Finding[]; postedCents: Cents }> => {
  const { customerId, prn } = account
  const reported = await processorHistory(processor, account, clock.today())
  const mirror = await mirrorOf(database, customerId)
  const paid = await paidToBillers(database, customerId, 'main')
  const transferred = await transferredIn(database, customerId)
  const overpaid = await listOverpaid(database, customerId)
  const moved = await movedToSetAside(database, customerId)
  const { postedCents } = await processor.getBalance(prn)
  const found = foundFor(subjectOf(account))
  const findings = compareMirror({ reported, mirror, postedCents }, found)
  findings.push(...compareMoves(negate(sumOf(reported, 'own_transfer')), moved, found))
  findings.push(...comparePayments(reported, paid, found))
  findings.push(...compareTransfers(reported, transferred, found))
  for (const { id, paidCents, backCents, isOpen } of overpaid) {
    const sides = { ours: paidCents, theirs: backCents }
    const more = found(`more came back for transaction:${id} than was paid`, sides)
    findings.push({ ...more, breaks: !isOpen })
  }
  return { findings, postedCents }
}

const subjectOf = ({ id, customerId }: AuditedAccount) => ({ subject: `account:${id}`, customerId })

/** Money that arrived by transfers, minus returns, must equal what customers requested, to the cent. */
const compareTransfers = (
  reported: Movements,
  { arrived, underWay }: { arrived: Cents; underWay: Cents },
  found: Found,
): Finding[] => {
  const posted = sum(
    [...reported.values()].filter((each) => isOfTransfers(each, reported)).map(({ cents }) => cents),
  )
  const sides = { ours: arrived, theirs: posted }
  if (posted > add(arrived, underWay)) return [found('more came in by transfers than was asked for', sides)]
  // A return whose event has not arrived; the comparison of single transfers reports it.
  if (posted < arrived)
    return [{ ...found('less came in by transfers than is told as arrived', sides), breaks: false }]
  return []
}

/**
 * Movements of the customer's own transfers and their returns, but not reversals by employers and companies.
 */
const isOfTransfers = ({ kind, reverses }: Movement, reported: Movements): boolean => {
  if (kind === 'ach_credit') return true
  const original = reverses === undefined ? undefined : reported.get(reverses)
  return kind === 'ach_return' && (original === undefined || original.kind === 'ach_credit')
}

/** Compares our state with the processor's for a transfer or payment that both know. */
const findingsOfStory = async ({ partners }: AuditDeps, story: AuditedStory): Promise<Finding[]> => {
  const { kind, id, customerId, cents, prn, ref, ended } = story
  const reported =
    kind === 'transfer'
      ? await partners.ach.getTransfer({ prn, transferRef: ref })
      : await partners.billers.getPayment({ prn, paymentRef: ref })
  const theirs = ENDS[reported.state]
  const done = (end: AuditedStory['ended']) => (end === 'failed' ? ZERO : cents)
  const common = { subject: `${kind}:${id}`, customerId, ours: done(ended), theirs: done(theirs) }
  if (ended === theirs) return []
  // It ends here when its money is back.
  if (ended === undefined && 'isMoneyLater' in reported) return []
  // An event is on the way, or the check is in the mail.
  if (ended === undefined)
    return [{ ...common, finding: `ended there as ${reported.state}, and not yet here`, breaks: false }]
  // A completed order may still be returned, with its event on the way; one that failed here must have failed
  // there.
  return [{ ...common, finding: `${ended} here and ${reported.state} there`, breaks: ended === 'failed' }]
}

const lateStories = async ({ database }: Pick<AuditDeps, 'database'>): Promise<Finding[]> =>
  (await countMoneyStories(database))
    .filter(({ state, oldestSeconds }) => state === 'intended' && oldestSeconds > LATE_SECONDS)
    .map(({ story, count }) => ({
      subject: story,
      finding: `${count} are intended, the oldest for over an hour`,
      breaks: false,
    }))

/** Money that we cannot book is not lost: a person has to review it. */
const lateMoney = async ({ database }: Pick<AuditDeps, 'database'>): Promise<Finding[]> =>
  (await listLateMoney(database)).map(({ id, count }) => ({
    subject: `account:${id}`,
    finding: `${count} movements were told after its holder was erased`,
    breaks: false,
  }))
