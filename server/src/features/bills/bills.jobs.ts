import type { DueWork } from '../../clock/business-clock.ts'
import type { Job } from '../../jobs/queue.ts'
import { remindersWork } from './bill-reminders.ts'
import type { BillsDeps } from './bills.deps.ts'
import { registerBillerJob } from './register-biller.ts'
import { removeBillerJob } from './remove-biller.ts'
import { followUpJob, sendPaymentJob } from './send-payment.ts'

export const billsJobs = (deps: BillsDeps): Job<never>[] =>
  [registerBillerJob(deps), removeBillerJob(deps), sendPaymentJob(deps), followUpJob(deps)] as Job<never>[]

export const billsDueWork = (deps: BillsDeps): DueWork[] => [remindersWork(deps)]
