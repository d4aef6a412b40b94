import { getPlan } from '@yoursuccess/contract/plan/plan'
import { getTrustee } from '@yoursuccess/contract/trustees/trustees'
import { onPlan, onTrustee } from '../trustee-replies.ts'
import type { LoadPage } from './load-page.ts'

export const trusteePages: readonly LoadPage[] = [
  { path: '/dashboard/plan/trustee', loads: { getPlan, getTrustee }, handlers: [onPlan(), onTrustee()] },
]
