/** Maps the directory's rows to replies, and imported entries to rows. */
import { type Cents, cents, formatAmount, parseAmount } from '@yoursuccess/contract/core/money'
import { day } from '@yoursuccess/contract/core/calendar-date'
import { TRUSTEE_METHODS } from '@yoursuccess/contract/trustees/trustee-methods'
import type { Trustee, TrusteeAddress, TrusteeMethod } from '@yoursuccess/contract/trustees/trustees'
import type { DirectoryEntry } from './directory-file.ts'
import type { DirectoryMethod } from './directory-schemas.ts'
import type { trusteeMethods, trustees } from './trustees.tables.ts'

export type TrusteeRow = typeof trustees.$inferSelect
export type TrusteeMethodRow = typeof trusteeMethods.$inferSelect

export const viewTrustee = (row: TrusteeRow, methods: readonly TrusteeMethodRow[]): Trustee => ({
  id: row.id,
  name: row.name,
  office: row.office,
  districts: row.districts,
  address: {
    address_1: row.address1,
    address_2: row.address2,
    city: row.city,
    state: row.state,
    zip: row.zip,
  },
  phone: row.phone,
  website: row.website,
  payee_name: row.payeeName,
  methods: methods
    .map(viewMethod)
    .toSorted((a, b) => TRUSTEE_METHODS.indexOf(a.kind) - TRUSTEE_METHODS.indexOf(b.kind)),
  checked_on: row.checkedOn,
  source: row.source,
  retired: row.retiredOn !== null,
})

const viewMethod = (row: TrusteeMethodRow): TrusteeMethod => ({
  kind: row.kind,
  accepted: row.accepted,
  conditions: row.conditions,
  payee: row.payee,
  address: viewAddress(row),
  address_kind: row.addressKind,
  fee: viewAmount(row.feeCents),
  cutoff_time: row.cutoffTime,
  zone: row.zone,
  posting_days: row.postingDays,
  hold_days: row.holdDays,
  enroll_days: row.enrollDays,
  change_days: row.changeDays,
  min_amount: viewAmount(row.minCents),
  max_amount: viewAmount(row.maxCents),
  allowed_days: row.allowedDays,
  refuses_funding: row.refusesFunding,
  returns:
    row.returnsCount === null
      ? null
      : {
          count: row.returnsCount,
          window_days: row.returnsWindowDays ?? 0,
          lock_months: row.returnsLockMonths,
        },
  partial: row.partial,
  memo: row.memo,
  note: row.note,
  checked_on: row.checkedOn,
  source: row.source,
})

const viewAddress = ({ address1, address2, city, state, zip }: TrusteeMethodRow): TrusteeAddress | null =>
  address1 === null || city === null || state === null || zip === null
    ? null
    : { address_1: address1, address_2: address2, city, state, zip }

const viewAmount = (amount: Cents | null) => (amount === null ? null : formatAmount(amount))

export const rowOfTrustee = (entry: DirectoryEntry): typeof trustees.$inferInsert => ({
  id: entry.id,
  name: entry.name,
  office: entry.office,
  districts: entry.districts,
  ...columnsOf(entry.address),
  phone: entry.phone,
  website: entry.website,
  payeeName: entry.payee_name,
  checkedOn: day(entry.checked_on),
  source: entry.source,
  retiredOn: null,
})

export const rowOfMethod = (
  trusteeId: number,
  method: DirectoryMethod,
): typeof trusteeMethods.$inferInsert => ({
  trusteeId,
  kind: method.kind,
  accepted: method.accepted,
  conditions: method.conditions,
  payee: method.payee,
  ...(method.address && columnsOf(method.address)),
  addressKind: method.address_kind,
  feeCents: centsOf(method.fee),
  cutoffTime: method.cutoff_time,
  zone: method.zone,
  postingDays: method.posting_days,
  holdDays: method.hold_days,
  enrollDays: method.enroll_days,
  changeDays: method.change_days,
  minCents: centsOf(method.min_amount),
  maxCents: centsOf(method.max_amount),
  allowedDays: method.allowed_days,
  refusesFunding: method.refuses_funding,
  returnsCount: method.returns?.count ?? null,
  returnsWindowDays: method.returns?.window_days ?? null,
  returnsLockMonths: method.returns?.lock_months ?? null,
  partial: method.partial,
  memo: method.memo,
  note: method.note,
  checkedOn: day(method.checked_on),
  source: method.source,
})

const columnsOf = ({ address_1, address_2, city, state, zip }: TrusteeAddress) => ({
  address1: address_1,
  address2: address_2,
  city,
  state,
  zip,
})

const centsOf = (amount: string | null): Cents | null =>
  amount === null ? null : (parseAmount(amount) ?? cents(0))
