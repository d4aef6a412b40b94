/** Handles the linking partner's events about linked accounts. */
import type { VerificationStatus } from '@yoursuccess/contract/funding/ach-accounts'
import type { Db } from '@yoursuccess/database/database'
import type { EventListener } from '../../inbox/inbox.ts'
import type { LinkEvent } from '../../partners/bank-link/port.ts'
import { type AchAccountRow, lockAccountsOfItems, updateAchAccount } from './ach-accounts.queries.ts'
import type { FundingDeps } from './funding.deps.ts'
import { notifyAccountStatus } from './funding.notifications.ts'
import { REGISTER_ACCOUNT } from './link-account.ts'

export const linkEventListener =
  (deps: FundingDeps): EventListener =>
  async (tx, stored) => {
    const events = stored.flatMap(({ body, eventId }) => {
      const event = deps.bankLink.translateEvent(body)
      return event.type === 'other' ? [] : [{ ...event, eventId }]
    })
    if (events.length === 0) return
    const items = new Set(events.map(({ itemRef }) => itemRef))
    const accounts = Map.groupBy(await lockAccountsOfItems(tx, [...items]), (row) => row.linkItemRef)
    for (const event of events)
      for (const row of accounts.get(event.itemRef) ?? []) {
        const status = statusAfter(event, row)
        if (!status || status === row.verificationStatus) continue
        await changeStatus(deps, tx, row, status, event.eventId)
        // The next event about this account finds what this one changed.
        row.verificationStatus = status
      }
  }

const statusAfter = (event: Exclude<LinkEvent, { type: 'other' }>, row: AchAccountRow) => {
  switch (event.type) {
    case 'verification':
      return event.accountRef === row.linkAccountRef ? event.verification : undefined
    case 'broken':
      return row.verificationStatus === 'verified' ? 'relink_required' : undefined
    case 'repaired':
      return row.verificationStatus === 'relink_required' ? 'verified' : undefined
  }
}

/**
 * Records an account's new verification status and notifies the customer. The same `event` never notifies
 * twice.
 */
export const changeStatus = async (
  deps: FundingDeps,
  tx: Db,
  row: AchAccountRow,
  status: VerificationStatus,
  event: string,
) => {
  const { customerId, id } = row
  await updateAchAccount(tx, customerId, id, { verificationStatus: status })
  if (status === 'verified') await deps.queue.send(tx, REGISTER_ACCOUNT, { customerId, id })
  await notifyAccountStatus(deps, tx, row, { status, event, happenedAt: deps.clock.now() })
}
