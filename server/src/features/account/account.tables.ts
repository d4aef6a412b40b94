import { boolean, integer, smallint, text } from 'drizzle-orm/pg-core'
import { ZERO } from '@yoursuccess/contract/core/money'
import { cents, day, id, instant, reference } from '@yoursuccess/database/columns'
import type { AccountStatus } from '../../partners/card-processor/port.ts'
import type { BalanceLevel } from './balance-level.rules.ts'
import { bankSchema } from '../../boot/schema.ts'

/** When each account is compared with the processor's records next, in real time. */
export const reconciliations = bankSchema.table('reconciliations', {
  customerId: reference('customer_id').primaryKey(),
  /** Null while nothing is expected of the account. */
  dueAt: instant('due_at'),
  /** When we last learned that something moved. */
  movedAt: instant('moved_at').notNull().defaultNow(),
})

export const accounts = bankSchema.table('accounts', {
  id: id(),
  customerId: reference('customer_id').notNull(),
  prn: text('prn'),
  openingReference: text('opening_reference').notNull(),
  openedAt: instant('opened_at'),
  earlyAccessAch: boolean('early_access_ach').notNull().default(false),
  earlyAccessVersion: integer('early_access_version').notNull().default(0),
  showVirtualCard: boolean('show_virtual_card').notNull().default(true),
  balanceCents: cents('balance_cents'),
  balanceAsOf: instant('balance_as_of'),
  reconciledOn: day('reconciled_on'),
  /** Total received from outside, less what was reversed. */
  depositedCents: cents('deposited_cents').notNull().default(ZERO),
  /** When that total reached the amount that triggers mailing the plastic card. */
  fundedAt: instant('funded_at'),
  /** The day since which the account has waited for its first deposit; null if it does not wait. */
  unfundedSince: day('unfunded_since'),
  unfundedWarnings: smallint('unfunded_warnings').notNull().default(0),
  unfundedWarnedOn: day('unfunded_warned_on'),
  /** The last day on which a due step could not be taken, for example because a transfer was under way. */
  unfundedPutOffOn: day('unfunded_put_off_on'),
  /** The status that the processor should have. `accountStatusVersion` counts the changes. */
  accountStatus: text('standing').$type<AccountStatus>().notNull().default('open'),
  accountStatusVersion: integer('standing_version').notNull().default(0),
  /** The newest version that the processor has. */
  accountStatusSyncedVersion: integer('standing_brought_version'),
  /** The day on which the account was closed or suspended; null while it is open. */
  closedOn: day('closed_on'),
  // Written by retention (`keptAccounts` of the customer feature).
  keptOn: day('kept_on'),
  keptFor: text('kept_for'),
  prnMark: text('prn_mark'),
  /** Counts the changes of the holder that the processor needs to know. */
  holderVersion: integer('holder_version').notNull().default(0),
  /** The newest change that the processor received, and accepted or refused. */
  holderSyncedVersion: integer('holder_brought_version'),
  /** The balance level as of the last check. `balanceLevelChanges` makes each notification's key unique. */
  balanceLevel: text('balance_level').$type<BalanceLevel>().notNull().default('fine'),
  balanceLevelChanges: integer('balance_level_changes').notNull().default(0),
  createdAt: instant('created_at').notNull(),
})
