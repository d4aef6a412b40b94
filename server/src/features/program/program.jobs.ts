import type { DueWork } from '../../clock/business-clock.ts'
import type { Job } from '../../jobs/queue.ts'
import { dateNoticesWork } from './date-notices.ts'
import type { ProgramDeps } from './program.deps.ts'
import { followUpLimitsJob, limitsWork, notifyLimitJob } from './notify-processor.ts'

export const programJobs = (deps: ProgramDeps): Job<never>[] =>
  [notifyLimitJob(deps), followUpLimitsJob(deps)] as Job<never>[]

export const programDueWork = (deps: ProgramDeps): DueWork[] => [limitsWork(deps), dateNoticesWork(deps)]
