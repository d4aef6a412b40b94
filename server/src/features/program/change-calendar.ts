/** The operator announces, changes and withdraws the end of the program. Each action is in the audit log. */
import type { BodyOf } from '@yoursuccess/contract/core/endpoint'
import {
  type announceEnd,
  type changeEnd,
  programRefusals,
  type setProgramCalendar,
} from '@yoursuccess/contract/program/program-review'
import { audit, type AuditAction } from '../../security/audit/audit.ts'
import type { Clock } from '../../clock/clock.ts'
import { refusing } from '../../http/refusal.ts'
import { calendarError, type ProgramCalendar } from './calendar.rules.ts'
import type { CalendarStore } from './calendar.ts'

const refuse = refusing(programRefusals)

interface ChangeDeps {
  calendar: CalendarStore
  clock: Clock
}

type Change = BodyOf<typeof changeEnd>

export const changeCalendar = ({ calendar, clock }: ChangeDeps) => {
  const recordAs = (actor: 'operator' | 'sandbox', action: AuditAction) => {
    const record: Parameters<CalendarStore['change']>[1] = (tx, { mode, lastDepositOn, lastSpendOn }) =>
      audit(tx, clock.realNow(), actor, action, {
        subject: `program:${mode}:${lastDepositOn}:${lastSpendOn}`,
      })
    return record
  }
  const changed = (now: ProgramCalendar, change: Change): ProgramCalendar => {
    const next = merged(now, change)
    const days = [change.last_deposit_on, change.last_spend_on].filter((each) => each !== undefined)
    const error = calendarError(next, days, clock.today())
    if (error) throw refuse(`program.${error}`)
    return next
  }

  return {
    announce: (body: BodyOf<typeof announceEnd>) =>
      calendar.change(
        (now) => {
          if (now.mode !== 'off') throw refuse('program.announced')
          return changed(now, body)
        },
        recordAs('operator', 'program.end_announced'),
      ),
    change: (body: Change) =>
      calendar.change(
        (now) => {
          if (now.mode === 'off') throw refuse('program.not_announced')
          return changed(now, body)
        },
        recordAs('operator', 'program.end_changed'),
      ),
    cancel: () =>
      calendar.change(
        (now) => {
          if (now.mode === 'off') throw refuse('program.not_announced')
          return { ...now, mode: 'off' }
        },
        recordAs('operator', 'program.end_cancelled'),
      ),
    /** For the sandbox, which may also set days in the past. */
    set: (body: BodyOf<typeof setProgramCalendar>) =>
      calendar.change(
        (now) => {
          const next = { ...merged(now, { ...body, mode: undefined }), mode: body.mode }
          if (next.lastSpendOn < next.lastDepositOn) throw refuse('program.order')
          return next
        },
        recordAs('sandbox', 'program.end_set'),
      ),
  }
}

const merged = (now: ProgramCalendar, change: Change): ProgramCalendar => ({
  mode: change.mode ?? now.mode,
  lastDepositOn: change.last_deposit_on ?? now.lastDepositOn,
  lastSpendOn: change.last_spend_on ?? now.lastSpendOn,
  refundWithinDays: change.refund_within_days ?? now.refundWithinDays,
  checkCashableDays: change.check_cashable_days ?? now.checkCashableDays,
})
