import { getAuthDenial } from '@yoursuccess/contract/fraud/fraud-alerts'
import type { Serve } from '../../http/serve.ts'
import type { FraudService } from './fraud.service.ts'

export const fraudRoutes = (serve: Serve, fraud: FraudService): void => {
  serve.customer(getAuthDenial, ({ caller, params }) => fraud.getAuthDenial(caller.customerId, params.id))
}
