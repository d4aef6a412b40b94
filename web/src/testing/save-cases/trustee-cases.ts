import { reportTrustee } from '@yoursuccess/contract/trustees/trustees'
import { onPlan, onTrustee } from '../trustee-replies.ts'
import { enter, press, type SaveCase } from './save-case.ts'

export const trusteeCases: readonly SaveCase[] = [
  {
    name: 'report-trustee',
    endpoint: reportTrustee,
    path: '/dashboard/plan/trustee',
    handlers: [onPlan(), onTrustee()],
    fill: async () => {
      await press('Something wrong here? Tell us.')
      await enter('What should it say?', 'They take checks.')
    },
    press: () => press('Send'),
  },
]
