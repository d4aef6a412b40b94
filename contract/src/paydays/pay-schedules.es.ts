/** Spanish. */
import type { Translation } from '../core/messages.ts'
import type * as english from './pay-schedules.ts'
import { MAX_PAY_SCHEDULES } from './pay-schedules.ts'

export const payScheduleRefusals: Translation<typeof english.payScheduleRefusals> = {
  'pay_schedule.too_many': `Puede tener hasta ${MAX_PAY_SCHEDULES} calendarios de pago. Elimine uno primero.`,
}
