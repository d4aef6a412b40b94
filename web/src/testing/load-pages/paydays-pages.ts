import { getPaycheck, listPaydays } from '@yoursuccess/contract/paydays/paydays'
import { listPaySchedules, listPaySuggestions } from '@yoursuccess/contract/paydays/pay-schedules'
import { paydaysReplies } from '../paydays-replies.ts'
import type { LoadPage } from './load-page.ts'

const handlers = paydaysReplies()

export const paydaysPages: readonly LoadPage[] = [
  { path: '/dashboard/plan/paydays', loads: { listPaySchedules, listPaySuggestions, listPaydays }, handlers },
  { path: '/dashboard/tracker/paycheck', loads: { getPaycheck }, handlers },
]
