/**
 * Compares the bank's records with the processor's: every account's mirror and balance, and every open or
 * recent transfer and payment. It first adds what lost events explain, so every remaining finding is a real
 * error.
 */
import { addDays, type CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { add, type Cents, negate, sum, ZERO } from '@yoursuccess/contract/core/money'
import type { AuditDeps, Finding } from './audit-bank.deps.ts'
import {
  type AuditedAccount,
  type AuditedStory,
  ENDS,
  listAudited,
  listLateMoney,
  listOverpaid,
  listStories,
  mirrorOf,
  paidToBillers,
  transferredIn,
} from './audit-bank.queries.ts'
import { listOpenStops } from './money-stops.queries.ts'
import { countMoneyStories } from './money-stories.queries.ts'
import { MOVED, releaseBalanced, stopBroken } from './stop-broken.ts'

export interface AuditReport {
  accounts: number
  stories: number
  findings: Finding[]
}

/** Older finished transfers and payments are skipped: an ACH transfer is returned within 60 days. */
const RECENT_DAYS = 62
/** An order that stays `intended` for longer is stuck. */
const LATE_SECONDS = 3600

/**
 * Audits the whole bank. Findings with `breaks` stop money; each account stopped this way gets one security
 * event and one audit entry.
 */
export const auditBank = async (deps: AuditDeps): Promise<AuditReport> => {
  // This audit may release earlier stops, but not stops made while it runs.
  const stops = await listOpenStops(deps.database.db, MAX_STOPS)
  await deps.reconcile()
  const findings: Finding[] = []
  let accounts = 0
  for (let after = 0; ; ) {
    const batch = await listAudited(deps.database, after)
    for (const account of batch) findings.push(...(await findingsOf(deps, account)))
    accounts += batch.length
    const last = batch.at(-1)
    if (!last) break
    after = last.id
  }
  const stories = await listStories(deps.database, addDays(deps.clock.today(), -RECENT_DAYS))
  for (const story of stories) findings.push(...(await findingsOfStory(deps, story)))
  findings.push(...(await lateStories(deps)), ...(await lateMoney(deps)))
  for (const { subject, finding } of findings) deps.log.warn({ subject, finding }, 'audit finding')
  await stopBroken(deps, findings)
  await releaseBalanced(deps, stops, findings)
  return { accounts, stories: stories.length, findings }
}

/** The next audit handles open stops beyond this number. */
const MAX_STOPS = 1000

/** How often an account is checked when its books seem to differ. */
const LOOKS = 5

/**
 * A transaction that posts between two reads, or is not reported yet, is not a finding. If an account's books
 * differ, it is brought up to date and checked again. An account that changes during every check proves
 * nothing, so it must not stop money.
 */
const findingsOf = async (deps: AuditDeps, account: AuditedAccount): Promise<Finding[]> => {
  let known: Cents | undefined
  for (let look = 1; look <= LOOKS; look++) {
    const { findings, postedCents } = await compareAccount(deps, account)
    if (findings.length === 0) return []
    // No transaction since the update, so the books really differ.
    if (known === postedCents) return findings
    known = postedCents
    await deps.catchUp(account)
  }
  return [{ ...subjectOf(account), finding: MOVED, breaks: false }]
}

const compareAccount = async (
  { database, clock, partners }: AuditDeps,
  account: AuditedAccount,
): Promise<{ findings: Finding[]; postedCents: Cents }> => {
  const reported = await processorHistory(partners.processor, account, clock.today())
  const mirror = await mirrorOf(database, account.customerId)
  const { postedCents } = await partners.processor.getBalance(account.prn)
  const [ours, theirs] = [sumOf(mirror), sumOf(reported)]
  const found = (finding: string, sides: { ours: Cents; theirs: Cents } = { ours, theirs }): Finding => ({
    ...subjectOf(account),
    finding,
    breaks: true,
    ...sides,
  })
  const findings: Finding[] = []
  const missing = [...reported].filter(([id]) => !mirror.has(id))
  const unknown = [...mirror].filter(([id]) => !reported.has(id))
  const different = [...reported].filter(
    ([id, { cents }]) => mirror.has(id) && mirror.get(id)?.cents !== cents,
  )
  if (missing.length > 0)
    findings.push(found(`${missing.length} movements of the processor are not in the mirror`))
  if (unknown.length > 0)
    findings.push(found(`${unknown.length} movements of the mirror are not the processor's`))
  if (different.length > 0) findings.push(found(`${different.length} movements have another amount`))
  if (theirs !== postedCents)
    findings.push(
      found("the processor's movements are not its balance", { ours: theirs, theirs: postedCents }),
    )
  findings.push(...comparePayments(reported, await paidToBillers(database, account.customerId), found))
  findings.push(...compareTransfers(reported, await transferredIn(database, account.customerId), found))
  for (const { id, paidCents, backCents, isOpen } of await listOverpaid(database, account.customerId)) {
    const more = found(`more came back for transaction:${id} than was paid`, {
      ours: paidCents,
      theirs: backCents,
    })
    findings.push({ ...more, breaks: !isOpen })
  }
  return { findings, postedCents }
}

const subjectOf = ({ id, customerId }: AuditedAccount) => ({ subject: `account:${id}`, customerId })

type Found = (finding: string, sides: { ours: Cents; theirs: Cents }) => Finding

/** Money taken for billers must equal the payments ordered. Payments without a reply may be included. */
const comparePayments = (
  reported: Movements,
  { confirmed, intended }: { confirmed: Cents; intended: Cents },
  found: Found,
): Finding[] => {
  const posted = negate(sumOf(reported, 'bill_payment'))
  if (posted === confirmed) return []
  if (posted < confirmed || posted > add(confirmed, intended))
    return [found('what was paid to billers is not what was asked for', { ours: confirmed, theirs: posted })]
  const late = found('a payment was posted whose answer is still to come', {
    ours: confirmed,
    theirs: posted,
  })
  return [{ ...late, breaks: false }]
}

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

interface Movement {
  cents: Cents
  kind: string
  /** The movement that this one reverses. */
  reverses?: string | undefined
}
type Movements = ReadonlyMap<string, Movement>

/**
 * Movements of the customer's own transfers and their returns, but not reversals by employers and companies.
 */
const isOfTransfers = ({ kind, reverses }: Movement, reported: Movements): boolean => {
  if (kind === 'ach_credit') return true
  const original = reverses === undefined ? undefined : reported.get(reverses)
  return kind === 'ach_return' && (original === undefined || original.kind === 'ach_credit')
}

/** The sum of the movements of these kinds, or of all kinds. */
const sumOf = (movements: Movements, ...kinds: string[]): Cents =>
  sum(
    [...movements.values()]
      .filter(({ kind }) => kinds.length === 0 || kinds.includes(kind))
      .map(({ cents }) => cents),
  )

const processorHistory = async (
  processor: AuditDeps['partners']['processor'],
  { prn, openedOn }: AuditedAccount,
  today: CalendarDate,
): Promise<Movements> => {
  const movements = new Map<string, Movement>()
  let after: string | undefined
  do {
    const page = await processor.listPosted(prn, { from: openedOn, to: today, ...(after && { after }) })
    for (const { id, amountCents, kind, reverses } of page.transactions)
      movements.set(id, { cents: amountCents, kind, reverses })
    after = page.next
  } while (after)
  return movements
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
  // An event is on the way, or the check is in the mail.
  if (ended === undefined)
    return [{ ...common, finding: `ended there as ${reported.state}, and not yet here`, breaks: false }]
  // A completed order may still be returned, with its event on the way; one that failed here must have failed
  // there.
  return [{ ...common, finding: `${ended} here and ${reported.state} there`, breaks: ended === 'failed' }]
}

const lateStories = async ({ database }: AuditDeps): Promise<Finding[]> =>
  (await countMoneyStories(database))
    .filter(({ state, oldestSeconds }) => state === 'intended' && oldestSeconds > LATE_SECONDS)
    .map(({ story, count }) => ({
      subject: story,
      finding: `${count} are intended, the oldest for over an hour`,
      breaks: false,
    }))

/** Money that we cannot book is not lost: a person has to review it. */
const lateMoney = async ({ database }: AuditDeps): Promise<Finding[]> =>
  (await listLateMoney(database)).map(({ id, count }) => ({
    subject: `account:${id}`,
    finding: `${count} movements were told after its holder was erased`,
    breaks: false,
  }))
