import type { Registered } from '../../boot/registered.ts'
import { openCalendar } from './calendar.ts'
import { dateNoticesWork } from './date-notices.ts'
import { followUpLimitsJob, limitsWork, notifyLimitJob } from './notify-processor.ts'
import type { ProgramDeps } from './program.deps.ts'
import { programRecords } from './program.records.ts'
import { programRoutes, sandboxProgramRoutes } from './program.routes.ts'
import { type ProgramService, programService } from './program.service.ts'

/** Opens the calendar of the program's end, too. */
export const registerProgram = async (
  given: Omit<ProgramDeps, 'calendar'>,
): Promise<Registered<ProgramService>> => {
  const deps: ProgramDeps = { ...given, calendar: await openCalendar(given) }
  const service = programService(deps)
  return {
    service,
    routes: (serve) => programRoutes(serve, service),
    sandboxRoutes: (serve, runDue) => sandboxProgramRoutes(serve, service, runDue),
    jobs: [notifyLimitJob(deps), followUpLimitsJob(deps)],
    dueWork: [limitsWork(deps), dateNoticesWork(deps)],
    records: programRecords,
  }
}
