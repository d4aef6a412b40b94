import { boolean, integer, smallint, text } from 'drizzle-orm/pg-core'
import { ZERO } from '@yoursuccess/contract/core/money'
import { cents, day, id, instant, reference } from '@yoursuccess/database/columns'
import type { AccountStatus } from '../../partners/card-processor/port.ts'
import type { BalanceLevel } from './balance-level.rules.ts'
import { bankSchema } from '../../boot/schema.ts'

export const personalInfos = bankSchema.table('personal_infos', {
  customerId: reference('customer_id').primaryKey(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  /** The name that the identity check verified. The names above can be changed in the settings. */
  legalName: text('legal_name').notNull(),
  primaryPhone: text('primary_phone'),
  address1: text('address_1'),
  address2: text('address_2'),
  city: text('city'),
  state: text('state'),
  postalCode: text('postal_code'),
  shippingAddress1: text('shipping_address_1'),
  shippingAddress2: text('shipping_address_2'),
  shippingCity: text('shipping_city'),
  shippingState: text('shipping_state'),
  shippingPostalCode: text('shipping_postal_code'),
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
  /** The status that the processor should have. `accountStatusVersion` counts the changes. */
  accountStatus: text('standing').$type<AccountStatus>().notNull().default('open'),
  accountStatusVersion: integer('standing_version').notNull().default(0),
  /** The newest version that the processor has. */
  accountStatusSyncedVersion: integer('standing_brought_version'),
  /** The day on which the account was closed or suspended; null while it is open. */
  closedOn: day('closed_on'),
  /** The last day on which something prevented the erasure of the holder. */
  keptOn: day('kept_on'),
  /** The reason: a table with an open record of the customer, or a word such as `money_at_processor`. */
  keptFor: text('kept_for'),
  /** A keyed hash of the number that an erased account had. */
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

/** What the processor reported about an account after its holder was erased. */
export const lateEvents = bankSchema.table('late_events', {
  id: id(),
  customerId: reference('customer_id').notNull(),
  eventId: text('event_id').notNull(),
  kind: text('kind').notNull(),
  /** Credit positive, debit negative; null where no money moved. */
  amountCents: cents('amount_cents'),
  reportedAt: instant('told_at').notNull(),
  settledAt: instant('settled_at'),
})
