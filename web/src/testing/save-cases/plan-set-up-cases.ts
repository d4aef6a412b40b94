import { savePlan } from '@yoursuccess/contract/plan/plan'
import { savingPlan } from '../plan-set-up-screen.ts'
import { enter, press, type SaveCase } from './save-case.ts'

export const planSetUpCases: readonly SaveCase[] = [
  {
    name: 'save-plan',
    endpoint: savePlan,
    path: '/dashboard/plan/set-up/case',
    handlers: savingPlan(),
    fill: () => enter('Case number', '24-12345'),
    press: () => press('Continue'),
  },
]
