/** The checklist before the discharge (LAD-06). */
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import {
  type Checklist,
  CHECKLIST_ITEMS,
  type ChecklistItem,
} from '@yoursuccess/contract/plan/discharge-checklist'
import { checklistOpening } from '@yoursuccess/contract/plan/discharge-checklist.rules'
import { deriveInstallments } from '@yoursuccess/contract/plan/installments.rules'
import { DONE_AHEAD } from '@yoursuccess/contract/plan/plan.messages'
import type { Db } from '@yoursuccess/database/database'
import { audit } from '../../security/audit/audit.ts'
import { assertValid } from './assert-valid.ts'
import { deleteTick, readTicks, upsertTick } from './checklist.queries.ts'
import { listSteps } from './plan-amounts.queries.ts'
import { scheduleOfPlan } from './plan-facts.ts'
import type { PlanDeps } from './plan.deps.ts'
import { lockPlan, type PlanRow } from './plan.queries.ts'
import { getPlanRow } from './read-plan.ts'

/** Throws `plan.missing`. */
export const readChecklist = async ({ clock }: PlanDeps, db: Db, customerId: number): Promise<Checklist> => {
  const row = await getPlanRow(db, customerId)
  const [dueDays, ticks] = [await listDueDays(db, row), await readTicks(db, customerId)]
  const { isOpen, opensOn } = checklistOpening({ status: row.status, dueDays, today: clock.today() })
  return {
    open: isOpen,
    opens_on: opensOn,
    items: CHECKLIST_ITEMS.map((item) => ({ item, done_on: ticks.get(item) ?? null })),
  }
}

/** Ticks a line with a day, or takes its tick back if the day is null. Throws `plan.missing`. */
export const tickLine = async (
  deps: PlanDeps,
  customerId: number,
  { item, doneOn }: { item: ChecklistItem; doneOn: CalendarDate | null },
): Promise<Checklist> => {
  const { clock, database } = deps
  const isAhead = doneOn !== null && doneOn > clock.today()
  assertValid(isAhead ? { done_on: [DONE_AHEAD] } : {}, { field: (path) => `line.${path}` })
  return database.transaction(async (tx) => {
    await lockPlan(tx, customerId)
    await getPlanRow(tx, customerId)
    const before = (await readTicks(tx, customerId)).get(item) ?? null
    if (doneOn === before) return readChecklist(deps, tx, customerId)
    if (doneOn === null) await deleteTick(tx, customerId, item)
    else await upsertTick(tx, { customerId, item, doneOn, recordedAt: clock.now() })
    await audit(tx, clock.realNow(), 'customer', 'plan.checklist_changed', { customerId })
    return readChecklist(deps, tx, customerId)
  })
}

/** The due days of the monthly installments above zero. None while amount or due day are not known. */
const listDueDays = async (db: Db, row: PlanRow): Promise<CalendarDate[]> => {
  const schedule = scheduleOfPlan(row)
  const steps = await listSteps(db, row.customerId)
  if (!schedule || steps.length === 0) return []
  return deriveInstallments(schedule, steps)
    .filter(({ kind, amountCents }) => kind === 'monthly' && amountCents > 0)
    .map(({ dueOn }) => dueOn)
}
