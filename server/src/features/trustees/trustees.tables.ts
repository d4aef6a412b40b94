import type {
  ACCEPTANCES,
  ADDRESS_KINDS,
  PARTIALS,
  REFUSED_FUNDINGS,
  TrusteeMethodKind,
} from '@yoursuccess/contract/trustees/trustee-methods'
import { cents, day, id, instant, reference } from '@yoursuccess/database/columns'
import { integer, text } from 'drizzle-orm/pg-core'
import { bankSchema } from '../../boot/schema.ts'

export const trustees = bankSchema.table('trustees', {
  /** The bank's own number, from the imported file. */
  id: reference('id').primaryKey(),
  name: text('name').notNull(),
  office: text('office').notNull(),
  districts: text('districts').array().notNull(),
  address1: text('address_1').notNull(),
  address2: text('address_2'),
  city: text('city').notNull(),
  state: text('state').notNull(),
  zip: text('zip').notNull(),
  phone: text('phone'),
  website: text('website'),
  payeeName: text('payee_name').notNull(),
  checkedOn: day('checked_on').notNull(),
  source: text('source').notNull(),
  retiredOn: day('retired_on'),
})

export const trusteeMethods = bankSchema.table('trustee_methods', {
  trusteeId: reference('trustee_id').notNull(),
  kind: text('kind').$type<TrusteeMethodKind>().notNull(),
  accepted: text('accepted').$type<(typeof ACCEPTANCES)[number]>().notNull(),
  conditions: text('conditions').array().notNull(),
  payee: text('payee'),
  /** Without the first line there is no address. */
  address1: text('address_1'),
  address2: text('address_2'),
  city: text('city'),
  state: text('state'),
  zip: text('zip'),
  addressKind: text('address_kind').$type<(typeof ADDRESS_KINDS)[number]>(),
  feeCents: cents('fee_cents'),
  cutoffTime: text('cutoff_time'),
  zone: text('zone'),
  postingDays: integer('posting_days').notNull(),
  holdDays: integer('hold_days'),
  enrollDays: integer('enroll_days'),
  changeDays: integer('change_days'),
  minCents: cents('min_cents'),
  maxCents: cents('max_cents'),
  allowedDays: integer('allowed_days').array().notNull(),
  refusesFunding: text('refuses_funding').array().$type<(typeof REFUSED_FUNDINGS)[number][]>().notNull(),
  /** Without a count, returned payments do not lock the method. */
  returnsCount: integer('returns_count'),
  returnsWindowDays: integer('returns_window_days'),
  /** Null for good. */
  returnsLockMonths: integer('returns_lock_months'),
  partial: text('partial').$type<(typeof PARTIALS)[number]>().notNull(),
  memo: text('memo'),
  note: text('note'),
  checkedOn: day('checked_on').notNull(),
  source: text('source').notNull(),
})

export const trusteeTerms = bankSchema.table('trustee_terms', {
  kind: text('kind').$type<'word' | 'district' | 'name' | 'address'>().notNull(),
  term: text('term').notNull(),
  trusteeId: reference('trustee_id').notNull(),
})

export const trusteeReports = bankSchema.table('trustee_reports', {
  id: id(),
  customerId: reference('customer_id').notNull(),
  trusteeId: reference('trustee_id').notNull(),
  report: text('report').notNull(),
  reportedAt: instant('reported_at').notNull(),
  settledAt: instant('settled_at'),
})
