/** Every page of the app with all its requests, for the test that makes each of them fail. */
import { getProgram } from '@yoursuccess/contract/program/program'
import { accountReplies } from '../account-replies.ts'
import { accountPages } from './account-pages.ts'
import { autopayPages } from './autopay-pages.ts'
import { courtPages } from './court-pages.ts'
import { forecastPages } from './forecast-pages.ts'
import { fundingPages } from './funding-pages.ts'
import type { LoadPage } from './load-page.ts'
import { sampleProgram } from '../samples.ts'
import { on } from '../wire.ts'
import { paydaysPages } from './paydays-pages.ts'
import { planSetUpPages } from './plan-set-up-pages.ts'
import { proofPages } from './proof-pages.ts'
import { publicPages } from './public-pages.ts'
import { receiptsPages } from './receipts-pages.ts'
import { setasidePages } from './setaside-pages.ts'
import { trackerPages } from './tracker-pages.ts'
import { trusteePages } from './trustee-pages.ts'
import { yourPlanPages } from './your-plan-pages.ts'

export const loadPages: readonly LoadPage[] = [
  ...accountPages,
  ...autopayPages,
  ...courtPages,
  ...forecastPages,
  ...fundingPages,
  ...paydaysPages,
  ...planSetUpPages,
  ...proofPages,
  ...receiptsPages,
  ...setasidePages,
  ...trackerPages,
  ...trusteePages,
  ...yourPlanPages,
  ...publicPages,
].map((page) => ({
  ...page,
  handlers: [on(getProgram, sampleProgram), ...accountReplies(), ...(page.handlers ?? [])],
}))
