import { listPaySchedules } from '@yoursuccess/contract/paydays/pay-schedules'
import { getPlan } from '@yoursuccess/contract/plan/plan'
import { listSteps } from '@yoursuccess/contract/plan/plan-steps'
import { getTrustee, searchTrustees } from '@yoursuccess/contract/trustees/trustees'
import { screen } from '@testing-library/react'
import { samplePlan, sampleStep } from '../plan-samples.ts'
import { savingPlan } from '../plan-set-up-screen.ts'
import { type LoadPage, press } from './load-page.ts'

const withPlan = (change = {}) => savingPlan({ plan: samplePlan(change), steps: [sampleStep()] })

export const planSetUpPages: readonly LoadPage[] = [
  ...(['case', 'dates', 'payment'] as const).map((step) => ({
    path: `/dashboard/plan/set-up/${step}`,
    loads: { getPlan, listSteps },
    handlers: withPlan(),
  })),
  { path: '/dashboard/plan/set-up', loads: { getPlan }, handlers: savingPlan() },
  {
    path: '/dashboard/plan/set-up/trustee',
    loads: { getPlan, listSteps, searchTrustees },
    handlers: withPlan(),
  },
  {
    path: '/dashboard/plan/set-up/trustee',
    name: 'with a trustee of the directory',
    loads: { getTrustee },
    handlers: withPlan({ trustee_id: 9003 }),
  },
  { path: '/dashboard/plan/details', loads: { getPlan }, handlers: withPlan() },
  {
    path: '/dashboard/plan/details',
    name: 'with the pay schedules in a dialog',
    loads: { listPaySchedules },
    handlers: withPlan(),
    prepare: async () => {
      await press('Add Who else pays')
      await screen.findByLabelText('From which pay?')
    },
  },
]
