import type { Registered } from '../../boot/registered.ts'
import type { BillsDeps } from './bills.deps.ts'
import { billsDueWork, billsJobs } from './bills.jobs.ts'
import { billsRecords } from './bills.records.ts'
import { billsRoutes } from './bills.routes.ts'
import { type BillsService, billsService } from './bills.service.ts'

export const registerBills = (deps: BillsDeps): Registered<BillsService> => {
  const service = billsService(deps)
  return {
    service,
    routes: (serve) => billsRoutes(serve, service),
    jobs: billsJobs(deps),
    dueWork: billsDueWork(deps),
    records: billsRecords,
    onProcessorEvents: { bill_payment: service.recordOutcome },
  }
}
