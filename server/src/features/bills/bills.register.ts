import type { Registered } from '../../boot/registered.ts'
import { remindersWork } from './bill-reminders.ts'
import type { BillsDeps } from './bills.deps.ts'
import { billsRecords } from './bills.records.ts'
import { billsRoutes } from './bills.routes.ts'
import { type BillsService, billsService } from './bills.service.ts'
import { registerBillerJob } from './register-biller.ts'
import { removeBillerJob } from './remove-biller.ts'
import { followUpJob, sendPaymentJob } from './send-payment.ts'

export const registerBills = (deps: BillsDeps): Registered<BillsService> => {
  const service = billsService(deps)
  return {
    service,
    routes: (serve) => billsRoutes(serve, service),
    jobs: [registerBillerJob(deps), removeBillerJob(deps), sendPaymentJob(deps), followUpJob(deps)],
    dueWork: [remindersWork(deps)],
    records: billsRecords,
    onProcessorEvents: { bill_payment: service.recordOutcome },
  }
}
