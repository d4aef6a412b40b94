import { getPlan } from '@yoursuccess/contract/plan/plan'
import { listTrusteePayments } from '@yoursuccess/contract/receipts/receipts'
import { proofReplies } from '../proof-replies.ts'
import type { LoadPage } from './load-page.ts'

export const proofPages: readonly LoadPage[] = [
  {
    path: '/dashboard/plan/proof',
    loads: { getPlan, listTrusteePayments },
    handlers: proofReplies(),
    saidIn: { listTrusteePayments: ['One payment on one page'] },
  },
]
