import { getForecast } from '@yoursuccess/contract/forecast/forecast'
import { listPaySchedules } from '@yoursuccess/contract/paydays/pay-schedules'
import { getPlan } from '@yoursuccess/contract/plan/plan'
import { getProgress, listInstallments } from '@yoursuccess/contract/plan/plan-progress'
import {
  getMonthlyGoals,
  getPaymentTracking,
  getTrackerInfo,
  getTrusteeCard,
} from '@yoursuccess/contract/tracker/tracker'
import { getCalendar } from '@yoursuccess/contract/tracker/calendar'
import { listCategoryRules } from '@yoursuccess/contract/tracker/category-rules'
import { listCategorySuggestions } from '@yoursuccess/contract/tracker/category-suggestions'
import { listExpenseItems } from '@yoursuccess/contract/tracker/tracker-items'
import { listRecurringBills } from '@yoursuccess/contract/tracker/recurring'
import { forecastReplies } from '../forecast-replies.ts'
import { planReplies } from '../plan-samples.ts'
import { yourPlanReplies } from '../plan-screen.ts'
import { emptyTracker, returningReplies, sampleTracker, trackerReplies } from '../tracker-replies.ts'
import type { LoadPage } from './load-page.ts'

const page = (path: string, loads: LoadPage['loads'], more: Partial<LoadPage> = {}): LoadPage => ({
  path: `/dashboard/tracker${path}`,
  loads,
  handlers: trackerReplies(sampleTracker()),
  ...more,
})
const planned = { handlers: [...trackerReplies(sampleTracker()), ...yourPlanReplies()] }
const landing = { getTrackerInfo, getMonthlyGoals }

export const trackerPages: readonly LoadPage[] = [
  page('', { ...landing, getPaymentTracking, listPaySchedules }),
  page('', { ...landing, listPaySchedules }, { name: 'of a returning month', handlers: returningReplies() }),
  page(
    '',
    { getMonthlyGoals },
    {
      name: 'of a returning month, without the month before',
      handlers: returningReplies(),
      failsWhen: { getMonthlyGoals: ({ query }) => query['month'] === '2026-10-01' },
    },
  ),
  page('/track-success', { ...landing, getPaymentTracking, listPaySchedules }),
  page('/get-started', landing, { handlers: trackerReplies(emptyTracker()) }),
  page(
    '/get-started?step=2',
    { getMonthlyGoals, getPlan, listInstallments },
    { handlers: [...trackerReplies(emptyTracker()), ...planReplies()] },
  ),
  page('/monthly-goals', { ...landing, getPaymentTracking, listPaySchedules }),
  page('/expenses', { getPaymentTracking, listExpenseItems, listCategoryRules, listCategorySuggestions }),
  page(
    '/expenses',
    { getPaymentTracking, listExpenseItems, listCategoryRules, listCategorySuggestions },
    {
      name: 'without the month before',
      failsWhen: { getPaymentTracking: ({ query }) => query['month'] === '2026-10-01' },
    },
  ),
  page(
    '/calendar',
    { getCalendar, listRecurringBills, getForecast },
    {
      handlers: [...trackerReplies(sampleTracker()), ...forecastReplies()],
    },
  ),
  page('/external-spending', { getPaymentTracking }),
  page(
    '/trustee-payment',
    {
      getPaymentTracking,
      getTrusteeCard,
      getPlan,
      getProgress,
      listInstallments,
      listPaySchedules,
      getForecast,
    },
    planned,
  ),
  page('/income-goals', { getPaymentTracking, listPaySchedules }),
  page('/expense-goals', { getPaymentTracking }),
  page('/expense-item-by-category/housing', { getPaymentTracking }),
  page('/expense-goals/expense-item-by-category/housing', { getPaymentTracking }),
  page('/learn-more', {}),
  page('/404', {}),
]
