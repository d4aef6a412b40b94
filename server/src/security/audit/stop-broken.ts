/** Stops accounts whose books do not agree, and releases them when an audit finds that they agree again. */
import type { Db } from '@yoursuccess/database/database'
import { audit } from './audit.ts'
import type { AuditDeps } from './audit-bank.deps.ts'
import {
  type AuditRun,
  type BrokenAccount,
  listBalanced,
  listBroken,
  sumBroken,
} from './audit-runs.queries.ts'
import { findReleased } from './money-stops.queries.ts'
import type { StopFinding } from './money-stops.tables.ts'
import { promiseFrom } from './stopped-account.ts'

/**
 * If more accounts than this break at once and their differences do not cancel out, our books or the
 * processor's are wrong as a whole, and the bank stops. Otherwise only these accounts stop: all others agree.
 */
const MAX_BROKEN_ACCOUNTS = 10

/** Accounts whose findings are read at once. If the bank stops, the stop shows those of this many accounts. */
const BROKEN_AT_ONCE = 100

/** Stops what a run found broken. Harmless to repeat. */
export const stopBroken = async (deps: AuditDeps, runId: number): Promise<void> => {
  const { accounts, differenceCents } = await sumBroken(deps.database, runId)
  const page = (after: number) => listBroken(deps.database, { runId, after, limit: BROKEN_AT_ONCE })
  if (accounts > MAX_BROKEN_ACCOUNTS && differenceCents !== 0) {
    const all = (await page(0)).flatMap(({ findings }) => findings)
    // Each audit that finds this reports it, even while the bank is stopped.
    await deps.database.transaction(async (tx) => {
      await deps.moneyStop.stopBank(tx, all)
      await record(tx, deps, undefined, all[0])
    })
    logStop(deps, all[0])
    return
  }
  for (let after = 0; ; ) {
    const broken = await page(after)
    for (const each of broken) await stopAccount(deps, each)
    const last = broken.at(-1)
    if (!last) return
    after = last.customerId
  }
}

const stopAccount = async (deps: AuditDeps, { customerId, findings }: BrokenAccount): Promise<void> => {
  if (await isAccepted(deps, customerId, findings)) return
  // A server that is killed here either stops and records, or does neither and does both when it continues.
  const isNew = await deps.database.transaction(async (tx) => {
    if (!(await deps.moneyStop.stopAccount(tx, customerId, promiseFrom(deps.clock.today()), findings)))
      return false
    await record(tx, deps, customerId, findings[0])
    return true
  })
  if (isNew) logStop(deps, findings[0])
}

/** Releases accounts that were stopped before this audit and whose books agree now. */
export const releaseBalanced = async (
  { database, release }: AuditDeps,
  run: Pick<AuditRun, 'id' | 'stopIds'>,
): Promise<void> => {
  for (const stopId of await listBalanced(database, run)) await release(stopId)
}

/** True if an operator released the account from exactly these findings with the same differences. */
const isAccepted = async ({ database }: AuditDeps, customerId: number, found: readonly StopFinding[]) => {
  const released = await findReleased(database.db, customerId)
  return released?.releasedBy === 'operator' && marksOf(released.findings) === marksOf(found)
}

/** Compares differences instead of amounts, because each transaction changes the amounts. */
const marksOf = (found: readonly StopFinding[]): string =>
  JSON.stringify(found.map((each) => [each.subject, each.finding, difference(each)]))

const difference = (found: StopFinding | undefined): number => (found?.theirs ?? 0) - (found?.ours ?? 0)

const record = async (
  tx: Db,
  { clock }: AuditDeps,
  customerId: number | undefined,
  found: StopFinding | undefined,
): Promise<void> => {
  await audit(tx, clock.realNow(), 'system', 'audit.failed', { customerId, subject: found?.subject })
}

const logStop = ({ log }: AuditDeps, found: StopFinding | undefined): void => {
  const { subject, finding } = found ?? {}
  log.error({ security: 'audit.failed', subject, finding }, 'security event')
}
