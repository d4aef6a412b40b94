/** Compares the processor's movements of one account with our copy. */
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { add, type Cents, negate, sum, ZERO } from '@yoursuccess/contract/core/money'
import type { Partners } from '../../partners/partners.ts'
import type { Finding } from './audit-bank.deps.ts'

export interface Movement {
  cents: Cents
  kind: string
  /** The movement that this one reverses. */
  reverses?: string | undefined
}
/** By the processor's ids. */
export type Movements = ReadonlyMap<string, Movement>

export type Found = (finding: string, sides: { ours: Cents; theirs: Cents }) => Finding

/** Makes findings about this account that break its books. */
export const foundFor =
  (subject: { subject: string; customerId: number }): Found =>
  (finding, sides) => ({ ...subject, finding, breaks: true, ...sides })

/** How often an account is checked when its books seem to differ. */
const LOOKS = 5

/**
 * A transaction that posts between two reads, or is not reported yet, is not a finding. If an account's books
 * differ, it is brought up to date and checked again. An account that changes during every check proves
 * nothing, so it must not stop money: undefined.
 */
export const lookUntilStill = async (
  look: () => Promise<{ findings: Finding[]; postedCents: Cents }>,
  catchUp: () => Promise<void>,
): Promise<Finding[] | undefined> => {
  let known: Cents | undefined
  for (let count = 1; count <= LOOKS; count++) {
    const { findings, postedCents } = await look()
    if (findings.length === 0) return []
    // No transaction since the update, so the books really differ.
    if (known === postedCents) return findings
    known = postedCents
    await catchUp()
  }
  return undefined
}

export const processorHistory = async (
  processor: Partners['processor'],
  { prn, openedOn }: { prn: string; openedOn: CalendarDate },
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

/** The sum of the movements of these kinds, or of all kinds. */
export const sumOf = (movements: Movements, ...kinds: string[]): Cents =>
  sum(
    [...movements.values()]
      .filter(({ kind }) => kinds.length === 0 || kinds.includes(kind))
      .map(({ cents }) => cents),
  )

/** Where our copy, the processor's movements and the processor's balance do not agree. */
export const compareMirror = (
  { reported, mirror, postedCents }: { reported: Movements; mirror: Movements; postedCents: Cents },
  found: Found,
): Finding[] => {
  const sides = { ours: sumOf(mirror), theirs: sumOf(reported) }
  const missing = [...reported].filter(([id]) => !mirror.has(id))
  const unknown = [...mirror].filter(([id]) => !reported.has(id))
  const different = [...reported].filter(
    ([id, { cents }]) => mirror.has(id) && mirror.get(id)?.cents !== cents,
  )
  const findings: Finding[] = []
  if (missing.length > 0)
    findings.push(found(`${missing.length} movements of the processor are not in the mirror`, sides))
  if (unknown.length > 0)
    findings.push(found(`${unknown.length} movements of the mirror are not the processor's`, sides))
  if (different.length > 0) findings.push(found(`${different.length} movements have another amount`, sides))
  if (sides.theirs !== postedCents) {
    const balance = { ours: sides.theirs, theirs: postedCents }
    findings.push(found("the processor's movements are not its balance", balance))
  }
  return findings
}

/**
 * What the processor moved to the set-aside, less what it moved back, must be what was ordered. A move without a
 * reply may be included.
 */
export const compareMoves = (
  posted: Cents,
  { done, wanted }: { done: Cents; wanted: Cents },
  found: Found,
): Finding[] => {
  if (posted === done) return []
  const sides = { ours: done, theirs: posted }
  if (wanted === ZERO || posted !== add(done, wanted))
    return [found('what was moved to or from the set-aside is not what was asked for', sides)]
  return [{ ...found('a move was posted whose answer is still to come', sides), breaks: false }]
}

/** Money taken for billers must equal the payments ordered. Payments without a reply may be included. */
export const comparePayments = (
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
