import type { Registered } from '../../boot/registered.ts'
import type { StatementsDeps } from './statements.deps.ts'
import { statementsDueWork } from './statements.jobs.ts'
import { statementsRecords } from './statements.records.ts'
import { closedMonthsRoutes, statementsRoutes } from './statements.routes.ts'
import { type StatementsService, statementsService } from './statements.service.ts'

export const registerStatements = (deps: StatementsDeps): Registered<StatementsService> => {
  const service = statementsService(deps)
  return {
    service,
    routes: (serve) => statementsRoutes(serve, service),
    sandboxRoutes: (serve) => closedMonthsRoutes(serve, service),
    dueWork: [statementsDueWork(deps)],
    records: statementsRecords,
  }
}
