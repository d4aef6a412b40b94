import type { Registered } from '../../boot/registered.ts'
import type { TrusteesDeps } from './trustees.deps.ts'
import { trusteesRecords } from './trustees.records.ts'
import { trusteesRoutes } from './trustees.routes.ts'
import { type TrusteesService, trusteesService } from './trustees.service.ts'

export const registerTrustees = (deps: TrusteesDeps): Registered<TrusteesService> => {
  const service = trusteesService(deps)
  return { service, routes: (serve) => trusteesRoutes(serve, service), records: trusteesRecords }
}
