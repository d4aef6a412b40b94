import { getRetention, settleLateEvent } from '@yoursuccess/contract/customer/retention-review'
import type { Serve } from '../../http/serve.ts'
import type { RetentionService } from './retention.service.ts'

export const retentionRoutes = (serve: Serve, retention: RetentionService): void => {
  serve.open(getRetention, () => retention.getRetention())
  serve.open(settleLateEvent, ({ body }) => retention.settleLateEvent(body.id))
}
