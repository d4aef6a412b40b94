import { getPlan } from '@yoursuccess/contract/plan/plan'
import { listTrusteePayments } from '@yoursuccess/contract/receipts/receipts'
import { receiptsReplies } from '../receipts-replies.ts'
import type { LoadPage } from './load-page.ts'

export const proofPages: readonly LoadPage[] = [
  {
    path: '/dashboard/plan/proof',
    loads: { getPlan, listTrusteePayments },
    handlers: receiptsReplies(),
    saidIn: { listTrusteePayments: ['One payment on one page'] },
  },
]
