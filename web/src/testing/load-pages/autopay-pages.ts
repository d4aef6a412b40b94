import { getAutopay, previewAutopay } from '@yoursuccess/contract/autopay/autopay'
import { getCatchUp, previewCatchUp } from '@yoursuccess/contract/autopay/catch-up'
import { listPlannedPayments } from '@yoursuccess/contract/autopay/planned-payments'
import { listBillers } from '@yoursuccess/contract/bills/billers'
import { autopayReplies, catchUpReplies } from '../autopay-replies.ts'
import type { LoadPage } from './load-page.ts'

const path = '/dashboard/plan/autopay'

export const autopayPages: readonly LoadPage[] = [
  {
    path,
    loads: { getAutopay, listBillers, previewAutopay },
    handlers: autopayReplies({ autopay: null }),
  },
  {
    path,
    name: 'with autopay',
    loads: { getAutopay, listPlannedPayments },
    handlers: autopayReplies(),
    saidIn: { listPlannedPayments: ['Planned payments'] },
  },
  {
    path: '/dashboard/plan/catch-up',
    loads: { getCatchUp, previewCatchUp },
    handlers: catchUpReplies(),
  },
]
