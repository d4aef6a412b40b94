import { listDisputes, reportProblem } from '@yoursuccess/contract/disputes/disputes'
import type { Serve } from '../../http/serve.ts'
import type { DisputesService } from './disputes.service.ts'

export const disputesRoutes = (serve: Serve, disputes: DisputesService): void => {
  serve.customer(listDisputes, async ({ caller }) => ({ disputes: await disputes.list(caller.customerId) }))
  serve.customer(reportProblem, ({ caller, body, idempotencyKey }) =>
    disputes.report(caller.customerId, body, idempotencyKey),
  )
}
