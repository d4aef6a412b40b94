/** Stops accounts whose books do not agree, and releases them when an audit finds that they agree again. */
import { audit } from './audit.ts'
import type { AuditDeps, Finding } from './audit-bank.deps.ts'
import { findReleased, type MoneyStopRow } from './money-stops.queries.ts'
import type { StopFinding } from './money-stops.tables.ts'
import { promiseFrom } from './stopped-account.ts'

/** The finding for an account that changed during every check. It causes no stop and no release. */
export const MOVED = 'moved during every look'

/**
 * If more accounts than this break at once and their differences do not cancel out, our books or the
 * processor's are wrong as a whole, and the bank stops. Otherwise only these accounts stop: all others agree.
 */
const MAX_BROKEN_ACCOUNTS = 10

export const stopBroken = async (deps: AuditDeps, findings: readonly Finding[]): Promise<void> => {
  const broken = new Map<number, StopFinding[]>()
  for (const finding of findings) {
    const { customerId, breaks } = finding
    if (breaks && customerId !== undefined)
      broken.set(customerId, [...(broken.get(customerId) ?? []), storedOf(finding)])
  }
  if (broken.size > MAX_BROKEN_ACCOUNTS && areBooksOff(broken)) {
    const all = [...broken.values()].flat()
    // Each audit that finds this reports it, even while the bank is stopped.
    await deps.moneyStop.stopBank(all)
    await alert(deps, undefined, all[0])
    return
  }
  for (const [customerId, found] of broken) {
    if (await isAccepted(deps, customerId, found)) continue
    if (await deps.moneyStop.stopAccount(customerId, promiseFrom(deps.clock.today()), found))
      await alert(deps, customerId, found[0])
  }
}

/** True if the differences do not cancel out. Money booked on the wrong account leaves the sum unchanged. */
const areBooksOff = (broken: ReadonlyMap<number, readonly StopFinding[]>): boolean =>
  // The findings of one account describe the same money in different ways.
  [...broken.values()].reduce((total, [found]) => total + difference(found), 0) !== 0

/** Releases accounts that were stopped before this audit and whose books agree now. */
export const releaseBalanced = async (
  { release }: AuditDeps,
  stops: readonly MoneyStopRow[],
  findings: readonly Finding[],
): Promise<void> => {
  const unclear = new Set(
    findings.filter(({ breaks, finding }) => breaks || finding === MOVED).map(({ customerId }) => customerId),
  )
  for (const { id, customerId } of stops)
    if (customerId !== null && !unclear.has(customerId)) await release(id)
}

const storedOf = ({ subject, finding, ours, theirs }: Finding): StopFinding => ({
  subject,
  finding,
  ours: ours ?? null,
  theirs: theirs ?? null,
})

/** True if an operator released the account from exactly these findings with the same differences. */
const isAccepted = async ({ database }: AuditDeps, customerId: number, found: readonly StopFinding[]) => {
  const released = await findReleased(database.db, customerId)
  return released?.releasedBy === 'operator' && marksOf(released.findings) === marksOf(found)
}

/** Compares differences instead of amounts, because each transaction changes the amounts. */
const marksOf = (found: readonly StopFinding[]): string =>
  JSON.stringify(found.map((each) => [each.subject, each.finding, difference(each)]))

const difference = (found: StopFinding | undefined): number => (found?.theirs ?? 0) - (found?.ours ?? 0)

const alert = async (
  { database, clock, log }: AuditDeps,
  customerId: number | undefined,
  found: StopFinding | undefined,
): Promise<void> => {
  if (!found) return
  const { subject, finding } = found
  await database.transaction((tx) =>
    audit(tx, clock.realNow(), 'system', 'audit.failed', { customerId, subject }),
  )
  log.error({ security: 'audit.failed', subject, finding }, 'security event')
}
