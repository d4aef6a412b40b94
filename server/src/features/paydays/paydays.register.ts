import type { Registered } from '../../boot/registered.ts'
import type { PaydaysDeps } from './paydays.deps.ts'
import { paydaysRecords } from './paydays.records.ts'
import { paydaysRoutes } from './paydays.routes.ts'
import { type PaydaysService, paydaysService } from './paydays.service.ts'

export const registerPaydays = (deps: PaydaysDeps): Registered<PaydaysService> => {
  const service = paydaysService(deps)
  return { service, routes: (serve) => paydaysRoutes(serve, service), records: paydaysRecords }
}
