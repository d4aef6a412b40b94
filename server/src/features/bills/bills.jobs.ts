import type { DueWork } from '../../clock/business-clock.ts'
import type { Job } from '../../jobs/queue.ts'
import { remindersWork } from './bill-reminders.ts'
import type { BillsParts } from './bills.deps.ts'
import { followUpJob } from './follow-up.ts'
import { registerBillerJob } from './register-biller.ts'
import { removeBillerJob } from './remove-biller.ts'
import { sendPaymentJob } from './send-payment.ts'

export const billsJobs = (parts: BillsParts): Job<never>[] =>
  [
    registerBillerJob(parts),
    removeBillerJob(parts),
    sendPaymentJob(parts),
    followUpJob(parts),
  ] as Job<never>[]

export const billsDueWork = (parts: BillsParts): DueWork[] => [remindersWork(parts)]
