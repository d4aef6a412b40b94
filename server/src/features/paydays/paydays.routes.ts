import {
  createPaySchedule,
  deletePaySchedule,
  dismissPaySuggestion,
  listPaySchedules,
  listPaySuggestions,
  takePaySuggestion,
  updatePaySchedule,
} from '@yoursuccess/contract/paydays/pay-schedules'
import type { BodyOf } from '@yoursuccess/contract/core/endpoint'
import { getPaycheck, listPaydays } from '@yoursuccess/contract/paydays/paydays'
import type { Serve } from '../../http/serve.ts'
import type { PayScheduleForm, PaydaysService } from './paydays.service.ts'

export const paydaysRoutes = (serve: Serve, paydays: PaydaysService): void => {
  serve.customer(listPaySchedules, async ({ caller }) => ({
    pay_schedules: await paydays.listSchedules(caller.customerId),
  }))
  serve.customer(createPaySchedule, ({ caller, body, once }) =>
    once(async (tx) => ({
      pay_schedule: await paydays.createSchedule(tx, caller.customerId, formOf(body)),
    })),
  )
  serve.customer(updatePaySchedule, async ({ caller, params, body }) => ({
    pay_schedule: await paydays.replaceSchedule(caller.customerId, params.id, formOf(body)),
  }))
  serve.customer(deletePaySchedule, async ({ caller, params }) => {
    await paydays.deleteSchedule(caller.customerId, params.id)
    return undefined
  })

  serve.customer(listPaySuggestions, async ({ caller }) => ({
    suggestions: await paydays.listSuggestions(caller.customerId),
  }))
  serve.customer(takePaySuggestion, async ({ caller, params }) => ({
    pay_schedule: await paydays.takeSuggestion(caller.customerId, params.id),
  }))
  serve.customer(dismissPaySuggestion, async ({ caller, params }) => {
    await paydays.dismissSuggestion(caller.customerId, params.id)
    return undefined
  })

  serve.customer(listPaydays, async ({ caller, query }) => ({
    paydays: await paydays.listPaydays(caller.customerId, query),
  }))
  serve.customer(getPaycheck, async ({ caller, query }) => ({
    paycheck: await paydays.getPaycheck(caller.customerId, query.on),
  }))
}

const formOf = ({ pay_schedule }: BodyOf<typeof createPaySchedule>): PayScheduleForm => ({
  name: pay_schedule.name,
  payer: pay_schedule.payer,
  frequency: pay_schedule.frequency,
  anchorOn: pay_schedule.anchor_on,
  days: pay_schedule.days,
  weekend: pay_schedule.weekend,
  usualCents: pay_schedule.usual_amount,
  landsHere: pay_schedule.lands_here,
  endedOn: pay_schedule.ended_on,
})
