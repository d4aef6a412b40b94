import { boolean, integer, text } from 'drizzle-orm/pg-core'
import type { CustomerState, Feature } from '@yoursuccess/contract/core/access'
import type { LanguageCode } from '@yoursuccess/contract/core/language'
import { cents, day, id, instant, reference } from '@yoursuccess/database/columns'
import { bankSchema } from '../../boot/schema.ts'

/** Session owns the columns from `password_hash` and `mfa_active` to `email_changed_at` (its `logins`). */
export const customers = bankSchema.table('customers', {
  id: id(),
  /** Lower case. */
  email: text('email').notNull(),
  passwordHash: text('password_hash').notNull(),
  state: text('state').$type<CustomerState>().notNull(),
  features: text('features').array().$type<Feature[]>().notNull(),
  redirectPath: text('redirect_path'),
  /** Null until the first sign-in. */
  language: text('language').$type<LanguageCode>(),
  mfaActive: boolean('mfa_active').notNull().default(false),
  mfaSecret: text('mfa_secret'),
  mfaConfirmedAt: instant('mfa_confirmed_at'),
  mfaLastStep: reference('mfa_last_step'),
  failedSignIns: integer('failed_sign_ins').notNull().default(0),
  emailChangedAt: instant('email_changed_at'),
  createdAt: instant('created_at').notNull(),
})

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

/** The columns of `accounts` that retention needs. It writes the last three and only reads the others. */
export const keptAccounts = bankSchema.table('accounts', {
  id: id(),
  customerId: reference('customer_id').notNull(),
  prn: text('prn'),
  closedOn: day('closed_on'),
  /** The last day on which something prevented the erasure of the holder. */
  keptOn: day('kept_on'),
  /** The reason: a table with an open record of the customer, or a word such as `money_at_processor`. */
  keptFor: text('kept_for'),
  /** A keyed hash of the number that an erased account had. */
  prnMark: text('prn_mark'),
})
