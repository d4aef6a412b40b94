import { getPlan } from '@yoursuccess/contract/plan/plan'
import { listReceipts, listTrusteePayments } from '@yoursuccess/contract/receipts/receipts'
import { getTrustee } from '@yoursuccess/contract/trustees/trustees'
import { overduePayment, receiptsReplies } from '../receipts-replies.ts'
import { onPlan, onTrustee } from '../trustee-replies.ts'
import type { LoadPage } from './load-page.ts'

const path = '/dashboard/plan/receipts'

export const receiptsPages: readonly LoadPage[] = [
  { path, loads: { getPlan, listTrusteePayments, listReceipts }, handlers: receiptsReplies() },
  {
    path,
    name: 'with a payment that should have been posted',
    loads: { getTrustee },
    handlers: [...receiptsReplies({ payments: [overduePayment()], receipts: [] }), onPlan(), onTrustee()],
  },
]
