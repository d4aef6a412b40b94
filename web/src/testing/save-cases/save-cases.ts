/** How a customer sends each change of the app, for the test that makes every change fail. */
import { applicationCases } from './application-cases.ts'
import { autopayCases } from './autopay-cases.ts'
import { billsCases } from './bills-cases.ts'
import { cardCases } from './card-cases.ts'
import { courtCases } from './court-cases.ts'
import { moneyCases } from './money-cases.ts'
import { paydaysCases } from './paydays-cases.ts'
import { planSetUpCases } from './plan-set-up-cases.ts'
import { proofCases } from './proof-cases.ts'
import { receiptsCases } from './receipts-cases.ts'
import { ruleCases } from './rule-cases.ts'
import type { SaveCase } from './save-case.ts'
import { sessionCases } from './session-cases.ts'
import { setasideCases } from './setaside-cases.ts'
import { settingsCases } from './settings-cases.ts'
import { trackerCases } from './tracker-cases.ts'
import { trusteeCases } from './trustee-cases.ts'
import { yourPlanCases } from './your-plan-cases.ts'

export const saveCases: readonly SaveCase[] = [
  ...applicationCases,
  ...autopayCases,
  ...billsCases,
  ...cardCases,
  ...courtCases,
  ...moneyCases,
  ...paydaysCases,
  ...planSetUpCases,
  ...proofCases,
  ...receiptsCases,
  ...ruleCases,
  ...sessionCases,
  ...setasideCases,
  ...settingsCases,
  ...trackerCases,
  ...trusteeCases,
  ...yourPlanCases,
]

/** Changes that no case can cover, each with the reason and the test that covers it. */
export const casesElsewhere: Readonly<Record<string, string>> = {
  'apply-category-rule':
    'The count before the question is the same call: features/tracker/rules/rules.test.tsx "for older spending fails"',
  'link-bank':
    'The next document shows the error: features/funding/linking/linking.test.tsx "asks to try again"',
  'sign-in-with-passkey':
    'Its step has no field: features/session/passkeys/passkey-sign-in.test.tsx "keeps the email address"',
}
