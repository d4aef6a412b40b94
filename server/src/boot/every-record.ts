/** The customer records of every feature. A table that is missing here fails `every-record.test.ts`. */
import { auditRecords } from '../security/audit/audit.records.ts'
import { accountRecords } from '../features/account/account.records.ts'
import { applicationRecords } from '../features/application/application.records.ts'
import { billsRecords } from '../features/bills/bills.records.ts'
import { cardRecords } from '../features/card/card.records.ts'
import { customerRecords } from '../features/customer/customer.records.ts'
import { disputesRecords } from '../features/disputes/disputes.records.ts'
import { fraudRecords } from '../features/fraud/fraud.records.ts'
import { fundingRecords } from '../features/funding/funding.records.ts'
import { notificationsRecords } from '../features/notifications/notifications.records.ts'
import { programRecords } from '../features/program/program.records.ts'
import { refundsRecords } from '../features/refunds/refunds.records.ts'
import { sessionRecords } from '../features/session/session.records.ts'
import { statementsRecords } from '../features/statements/statements.records.ts'
import { trackerRecords } from '../features/tracker/tracker.records.ts'
import { transactionsRecords } from '../features/transactions/transactions.records.ts'
import { idempotencyRecords } from '../idempotency/idempotency.records.ts'
import type { CustomerRecord } from '../security/retention/customer-records.ts'

/** The login is erased first, so a concurrent sign-in waits for its row. */
export const EVERY_RECORD: readonly CustomerRecord[] = [
  ...customerRecords,
  ...sessionRecords,
  ...applicationRecords,
  ...accountRecords,
  ...cardRecords,
  ...transactionsRecords,
  ...fundingRecords,
  ...billsRecords,
  ...disputesRecords,
  ...fraudRecords,
  ...refundsRecords,
  ...statementsRecords,
  ...trackerRecords,
  ...notificationsRecords,
  ...programRecords,
  ...idempotencyRecords,
  ...auditRecords,
]
