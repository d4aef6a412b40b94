/** Compares the books of a customer's set-aside, the second account. */
import type { Cents } from '@yoursuccess/contract/core/money'
import type { AuditDeps, Finding } from './audit-bank.deps.ts'
import {
  type AuditedAccount,
  movedToSetAside,
  paidToBillers,
  setAsideMirrorOf,
} from './audit-bank.queries.ts'
import {
  compareMirror,
  compareMoves,
  comparePayments,
  foundFor,
  lookUntilStill,
  processorHistory,
  sumOf,
} from './compare-books.ts'
import { MOVED } from './unclear-findings.ts'

/** Nothing without a set-aside. Throws PartnerError if the processor does not answer. */
export const findingsOfSetAside = async (deps: AuditDeps, account: AuditedAccount): Promise<Finding[]> => {
  const { setAsidePrn, customerId } = account
  if (setAsidePrn === null) return []
  const subject = { subject: `set_aside:${customerId}`, customerId }
  const setAside = { ...account, prn: setAsidePrn }
  const findings = await lookUntilStill(
    () => compareSetAside(deps, setAside, subject),
    () => deps.catchUp(account),
  )
  return findings ?? [{ ...subject, finding: MOVED, breaks: false }]
}

/** The balance is read last, as for the main account. */
const compareSetAside = async (
  { database, clock, partners: { processor } }: AuditDeps,
  setAside: AuditedAccount,
  subject: { subject: string; customerId: number },
): Promise<{ findings: Finding[]; postedCents: Cents }> => {
  const reported = await processorHistory(processor, setAside, clock.today())
  const mirror = await setAsideMirrorOf(database, setAside.customerId)
  const moved = await movedToSetAside(database, setAside.customerId)
  const paid = await paidToBillers(database, setAside.customerId, 'set_aside')
  const { postedCents } = await processor.getBalance(setAside.prn)
  const found = foundFor(subject)
  const findings = [
    ...compareMirror({ reported, mirror, postedCents }, found),
    ...compareMoves(sumOf(reported, 'own_transfer'), moved, found),
    ...comparePayments(reported, paid, found),
  ]
  return { findings, postedCents }
}
