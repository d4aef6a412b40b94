import { getAutopay } from '@yoursuccess/contract/autopay/autopay'
import { listPlannedPayments } from '@yoursuccess/contract/autopay/planned-payments'
import { getForecast } from '@yoursuccess/contract/forecast/forecast'
import { listPaySchedules } from '@yoursuccess/contract/paydays/pay-schedules'
import { getPlan } from '@yoursuccess/contract/plan/plan'
import { getProgress, listInstallments } from '@yoursuccess/contract/plan/plan-progress'
import { listLumpSums, listSteps } from '@yoursuccess/contract/plan/plan-steps'
import { listRefundDeposits } from '@yoursuccess/contract/plan/tax-refunds'
import { getTrusteeCard } from '@yoursuccess/contract/tracker/tracker'
import { autopayReplies } from '../autopay-replies.ts'
import { samplePlan } from '../plan-samples.ts'
import { yourPlanReplies } from '../plan-screen.ts'
import { sampleTrusteeCard } from '../trustee-card.ts'
import { on } from '../wire.ts'
import { type LoadPage, press } from './load-page.ts'

const path = '/dashboard/plan'
const loads = {
  getPlan,
  getProgress,
  listInstallments,
  listPaySchedules,
  listRefundDeposits,
  getTrusteeCard,
  getAutopay,
  listPlannedPayments,
  getForecast,
}
const withRule = samplePlan({
  refund_rule: { kind: 'retain', amount: null, payments: null, counts_toward_total: false },
})

export const yourPlanPages: readonly LoadPage[] = [
  {
    path,
    loads,
    handlers: [
      ...yourPlanReplies(),
      ...autopayReplies(),
      on(getTrusteeCard, { trustee_card: sampleTrusteeCard() }),
    ],
  },
  {
    path,
    name: 'without a due day',
    loads: { getPlan, listSteps },
    handlers: yourPlanReplies({ plan: samplePlan({ schedule: null }), steps: [] }),
  },
  {
    path,
    name: 'a tax refund',
    loads: { listSteps },
    handlers: yourPlanReplies({ plan: withRule }),
    prepare: () => press(/^I got a tax refund/),
  },
  {
    path: `${path}/behind`,
    loads: { getPlan, getProgress, listInstallments },
    handlers: yourPlanReplies(),
  },
  { path: `${path}/amounts`, loads: { getPlan, listSteps, listLumpSums }, handlers: yourPlanReplies() },
]
