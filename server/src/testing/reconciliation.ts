/** The reconciliation of a test's bank at once, instead of at its next turn in ten minutes. */
import { accountService } from '../features/account/account.service.ts'
import { cardService } from '../features/card/card.service.ts'
import { notificationsService } from '../features/notifications/notifications.service.ts'
import { trackerService } from '../features/tracker/tracker.service.ts'
import { transactionsService } from '../features/transactions/transactions.service.ts'
import { createQueue } from '../jobs/queue.ts'
import { createLog } from '../log.ts'
import { connectPartners } from '../partners/partners.ts'
import type { TestBank } from '../testing.ts'

export const reconcile = ({ database, clock, config }: TestBank): Promise<void> => {
  const { processor } = connectPartners(config, clock)
  const account = accountService({
    database,
    clock,
    processor,
    queue: createQueue(database, createLog('silent')),
    session: { getEmail: async () => 'nobody is written to' },
    card: cardService({ clock }),
    notifications: notificationsService({ database, clock }),
  })
  const tracker = trackerService({ database, clock })
  return transactionsService({ database, clock, processor, account, tracker }).reconcileAll()
}
