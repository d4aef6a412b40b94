/** Notices and motions of the court or the trustee, and until when a payment is posted in time (LAD-05). */
import { isDeepStrictEqual } from 'node:util'
import { firstSendDay } from '@yoursuccess/contract/autopay/move-day.rules'
import { type CalendarDate, daysBetween } from '@yoursuccess/contract/core/calendar-date'
import { noticeEnd, noticeErrors, safeDays } from '@yoursuccess/contract/plan/court-days.rules'
import type { CourtNotice, SafeDayReply } from '@yoursuccess/contract/plan/court-notices'
import { MAX_NOTICES } from '@yoursuccess/contract/plan/plan-refusals'
import { arrivalOn, orderedOn } from '@yoursuccess/contract/trustees/posting.rules'
import type { TrusteeMethodKind } from '@yoursuccess/contract/trustees/trustee-methods'
import type { TrusteeMethod } from '@yoursuccess/contract/trustees/trustees'
import type { Db } from '@yoursuccess/database/database'
import { notFound } from '../../http/refusal.ts'
import { audit } from '../../security/audit/audit.ts'
import { assertValid } from './assert-valid.ts'
import {
  deleteNoticeRow,
  insertNotice,
  listNoticeRows,
  type NoticeFacts,
  type NoticeRow,
  updateNoticeRow,
} from './court-notices.queries.ts'
import { type PlanDeps, refuse } from './plan.deps.ts'
import { listTrustees, lockPlan } from './plan.queries.ts'
import { getPlanRow } from './read-plan.ts'

/** The open ones by their last day, then the settled ones, the newest first. Throws `plan.missing`. */
export const listCourtNotices = async (deps: PlanDeps, customerId: number): Promise<CourtNotice[]> => {
  const rows = await listNoticeRows(deps.database.db, customerId)
  const notices = await viewNotices(deps, deps.database.db, customerId, rows)
  return [
    ...notices.filter(({ done_on }) => done_on === null).toSorted((a, b) => compare(a.ends_on, b.ends_on)),
    ...notices.filter(({ done_on }) => done_on !== null).toReversed(),
  ]
}

/** Throws the refusals of the call. */
export const addCourtNotice = async (
  deps: PlanDeps,
  tx: Db,
  customerId: number,
  facts: NoticeFacts,
): Promise<CourtNotice> => {
  const { clock } = deps
  assertDays(deps, facts)
  await lockPlan(tx, customerId)
  await getPlanRow(tx, customerId)
  if ((await listNoticeRows(tx, customerId)).length >= MAX_NOTICES) throw refuse('plan.too_many_notices')
  const row = await insertNotice(tx, customerId, facts, clock.now())
  await recordChange(deps, tx, 'added', row)
  return viewOne(deps, tx, row)
}

/** Throws `not_found`. */
export const changeCourtNotice = async (
  deps: PlanDeps,
  customerId: number,
  id: number,
  facts: NoticeFacts,
): Promise<CourtNotice> => {
  assertDays(deps, facts)
  return deps.database.transaction(async (tx) => {
    await lockPlan(tx, customerId)
    const before = (await listNoticeRows(tx, customerId)).find((each) => each.id === id)
    const row = await updateNoticeRow(tx, customerId, id, facts)
    if (!row) throw notFound()
    if (!isDeepStrictEqual(before, row)) await recordChange(deps, tx, 'changed', row)
    return viewOne(deps, tx, row)
  })
}

/** Throws `not_found`. */
export const removeCourtNotice = async (deps: PlanDeps, customerId: number, id: number): Promise<void> =>
  deps.database.transaction(async (tx) => {
    await lockPlan(tx, customerId)
    if (!(await deleteNoticeRow(tx, customerId, id))) throw notFound()
    await recordChange(deps, tx, 'removed', { customerId, id })
  })

const assertDays = ({ clock }: PlanDeps, facts: NoticeFacts): void =>
  assertValid(noticeErrors(facts, clock.today()), { field: (path) => `notice.${path}` })

const recordChange = (
  { clock }: PlanDeps,
  tx: Db,
  change: 'added' | 'changed' | 'removed',
  { customerId, id }: Pick<NoticeRow, 'customerId' | 'id'>,
): Promise<void> =>
  audit(tx, clock.realNow(), 'customer', `court_notice.${change}`, {
    customerId,
    subject: `court_notice:${id}`,
  })

const viewOne = async (deps: PlanDeps, tx: Db, row: NoticeRow): Promise<CourtNotice> => {
  const [notice] = await viewNotices(deps, tx, row.customerId, [row])
  if (!notice) throw new Error('a court notice has no view')
  return notice
}

/** Throws `plan.missing`. */
const viewNotices = async (
  deps: PlanDeps,
  db: Db,
  customerId: number,
  rows: readonly NoticeRow[],
): Promise<CourtNotice[]> => {
  const { paidBy } = await getPlanRow(db, customerId)
  const isAnyOpen = rows.some(({ doneOn }) => doneOn === null)
  const office = isAnyOpen ? await findOffice(deps, db, customerId) : undefined
  const today = deps.clock.today()
  return rows.map((row) => viewNotice(row, today, (endsOn) => safeDaysOf(deps, endsOn, office, paidBy)))
}

type Office = Awaited<ReturnType<PlanDeps['trustees']['getWithLocks']>>

/** How the newest trustee of the plan may be paid. Undefined if the directory does not list the office. */
const findOffice = async (
  { trustees }: PlanDeps,
  db: Db,
  customerId: number,
): Promise<Office | undefined> => {
  const id = (await listTrustees(db, customerId)).at(-1)?.trusteeId ?? null
  if (id === null) return undefined
  const office = await trustees.getWithLocks(db, customerId, id)
  return office.trustee.retired ? undefined : office
}

const safeDaysOf = (
  deps: PlanDeps,
  endsOn: CalendarDate,
  office: Office | undefined,
  paidBy: readonly TrusteeMethodKind[],
): SafeDayReply[] => {
  if (!office) return []
  const { methods } = office.trustee
  const methodOf = (kind: TrusteeMethodKind) => methods.find((each) => each.kind === kind)
  const days = safeDays(endsOn, {
    methods,
    locks: office.locks,
    today: deps.clock.today(),
    firstOn: (kind) => firstDayOf(deps, kind, methodOf(kind)),
  })
  return days.map(({ method: kind, on, isPast }) => {
    const method = methodOf(kind)
    return {
      method: kind,
      on,
      past: isPast,
      cutoff_time: method?.cutoff_time ?? null,
      zone: method?.zone ?? null,
      enroll_days: (!paidBy.includes(kind) && method?.enroll_days) || null,
      not_from_here: method?.refuses_funding.includes('prepaid') ?? false,
      conditions: method?.accepted === 'conditional' ? [...method.conditions] : [],
    }
  })
}

/** The first day for which a payment counts that is made now: by the bank's own cutoff, or by that of the office. */
const firstDayOf = (
  { clock, billers }: PlanDeps,
  kind: TrusteeMethodKind,
  method: TrusteeMethod | undefined,
): CalendarDate => {
  const [now, today] = [clock.now(), clock.today()]
  if (kind === 'electronic' || kind === 'bill_pay_check') {
    const arrivesOn = billers.arrivalOf({ madeAt: now, isPaper: kind === 'bill_pay_check' })
    return firstSendDay(today, arrivesOn > arrivalOn(today, kind))
  }
  const { cutoff_time = null, zone = null } = method ?? {}
  return cutoff_time !== null && zone !== null ? orderedOn(now, { cutoff_time, zone }) : today
}

const viewNotice = (
  row: NoticeRow,
  today: CalendarDate,
  safeDaysBy: (endsOn: CalendarDate) => SafeDayReply[],
): CourtNotice => {
  const end = noticeEnd(row)
  if (!end) throw new Error('a court notice has no last day')
  return {
    id: row.id,
    kind: row.kind,
    note: row.note,
    last_day_on: row.lastDayOn,
    served_on: row.servedOn,
    days: row.days,
    done_on: row.doneOn,
    ends_on: end.on,
    counted: end.isCounted,
    days_left: daysBetween(today, end.on),
    safe_days: row.doneOn === null ? safeDaysBy(end.on) : [],
  }
}

const compare = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1)
