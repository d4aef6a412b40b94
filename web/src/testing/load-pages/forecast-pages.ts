import { getForecast } from '@yoursuccess/contract/forecast/forecast'
import { forecastReplies } from '../forecast-replies.ts'
import type { LoadPage } from './load-page.ts'

export const forecastPages: readonly LoadPage[] = [
  { path: '/dashboard/plan/forecast', loads: { getForecast }, handlers: forecastReplies() },
]
