import type { Registered } from '../../boot/registered.ts'
import type { ReceiptsDeps } from './receipts.deps.ts'
import { receiptsRecords } from './receipts.records.ts'
import { receiptsRoutes } from './receipts.routes.ts'
import { type ReceiptsService, receiptsService } from './receipts.service.ts'
import { postingsWork } from './notify-postings.ts'

export const registerReceipts = (deps: ReceiptsDeps): Registered<ReceiptsService> => {
  const service = receiptsService(deps)
  return {
    service,
    routes: (serve) => receiptsRoutes(serve, service),
    dueWork: [postingsWork(deps)],
    records: receiptsRecords,
  }
}
