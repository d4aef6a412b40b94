import type { Registered } from '../../boot/registered.ts'
import { fraudRecords } from './fraud.records.ts'
import { fraudRoutes } from './fraud.routes.ts'
import { type FraudDeps, type FraudService, fraudService } from './fraud.service.ts'

export const registerFraud = (deps: FraudDeps): Registered<FraudService> => {
  const service = fraudService(deps)
  return {
    service,
    routes: (serve) => fraudRoutes(serve, service),
    jobs: [service.ruleOffJob],
    records: fraudRecords,
    onProcessorEvents: {
      authorization_denied: (tx, customerId, { denial }) => service.recordDenial(tx, customerId, denial),
    },
  }
}
