/** Audits of a whole bank, as the operator runs them. */
import { setTimeout as pause } from 'node:timers/promises'
import type { AuditRun } from '@yoursuccess/contract/operator/operations'
import { expect } from 'vitest'
import type { TestBank } from './test-bank.ts'

type Operator = Pick<TestBank, 'operator'>
const LOOK_MS = 10
/** An audit of a test's few accounts takes a fraction of a second. */
const ENDS_WITHIN_MS = 60_000

export const latestAudit = async (bank: Operator): Promise<AuditRun | null> =>
  (await bank.operator<{ audit: AuditRun | null }>('GET', '/audits/latest', undefined)).body.audit

/** Begins an audit. Returns it as it is then. */
export const beginAudit = async (bank: Operator): Promise<AuditRun> => {
  const { body } = await bank.operator<{ audit: AuditRun }>('POST', '/audits', undefined)
  return body.audit
}

/** Waits for the audit that runs, if there is one. Returns the latest. */
export const auditEnded = async (bank: Operator): Promise<AuditRun | null> => {
  for (let waited = 0; waited < ENDS_WITHIN_MS; waited += LOOK_MS) {
    const audit = await latestAudit(bank)
    if (!audit || audit.finished_at) return audit
    await pause(LOOK_MS)
  }
  throw new Error('the audit did not end')
}

/** Audits the whole bank. */
export const auditBank = async (bank: Operator): Promise<AuditRun> => {
  const begun = await beginAudit(bank)
  return (await auditEnded(bank)) ?? begun
}

/** Our books agree with the processor's by our audit, and the processor's own books balance. */
export const expectBalanced = async (bank: Pick<TestBank, 'look' | 'operator'>): Promise<void> => {
  expect(await bank.look('/audit')).toMatchObject({ balanced: true, differences: [] })
  expect((await auditBank(bank)).findings).toEqual([])
}
