/** Changes what moves leave in the main account, and whether shares of pay are set aside. */
import type { Cents } from '@yoursuccess/contract/core/money'
import { audit } from '../../security/audit/audit.ts'
import { subjectOf } from './open-set-aside.ts'
import { findSetAside, recordKeepBack } from './set-asides.queries.ts'
import { lastMorning, refuse, type SetasideDeps } from './setaside.deps.ts'
import { recordSharesOn } from './shares.queries.ts'

export interface SetAsideChange {
  keepBackCents: Cents
  /** Undefined: as it was. */
  sharesOn: boolean | undefined
}

/** Throws `set_aside.not_open`. */
export const updateSetAside = (
  { database, plan, clock }: SetasideDeps,
  customerId: number,
  { keepBackCents, sharesOn }: SetAsideChange,
): Promise<void> =>
  database.transaction(async (tx) => {
    await plan.lock(tx, customerId)
    const before = await findSetAside(tx, customerId)
    const row = await recordKeepBack(tx, customerId, keepBackCents)
    if (!row) throw refuse('set_aside.not_open')
    const subject = subjectOf(customerId)
    if (before?.keepBackCents !== keepBackCents)
      await audit(tx, clock.realNow(), 'customer', 'set_aside.keep_back_changed', { customerId, subject })
    if (sharesOn === undefined) return
    // While its money goes back, nothing may move in.
    if (sharesOn && row.state === 'closing') throw refuse('set_aside.not_open')
    const change = { isOn: sharesOn, changedAt: clock.now(), morning: lastMorning(clock) }
    if (!(await recordSharesOn(tx, customerId, change))) return
    await audit(tx, clock.realNow(), 'customer', sharesOn ? 'set_aside.shares_on' : 'set_aside.shares_off', {
      customerId,
      subject,
    })
  })
