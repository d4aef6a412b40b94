import type { DueWork } from '../../clock/business-clock.ts'
import type { Job } from '../../jobs/queue.ts'
import { dateNoticesWork } from './date-notices.ts'
import type { ProgramParts } from './program.deps.ts'
import { followUpLimitsJob, limitsWork, tellLimitJob } from './notify-processor.ts'

export const programJobs = (parts: ProgramParts): Job<never>[] =>
  [tellLimitJob(parts), followUpLimitsJob(parts)] as Job<never>[]

export const programDueWork = (parts: ProgramParts): DueWork[] => [limitsWork(parts), dateNoticesWork(parts)]
