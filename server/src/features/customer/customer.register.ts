import type { Registered } from '../../boot/registered.ts'
import type { CustomerDeps } from './customer.deps.ts'
import { customerRecords } from './customer.records.ts'
import { customerRoutes } from './customer.routes.ts'
import { type CustomerService, customerService } from './customer.service.ts'

export const registerCustomer = (deps: CustomerDeps): Registered<CustomerService> => {
  const service = customerService(deps)
  return { service, routes: (serve) => customerRoutes(serve, deps, service), records: customerRecords }
}
