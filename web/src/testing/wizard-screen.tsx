/** The headings of the wizard's steps, and the months that it saves. */
import { saveExpenseGoals } from '@yoursuccess/contract/tracker/tracker-goals'
import type { Wire } from './wire.ts'

export const TRUSTEE = 'Get started by entering your current monthly trustee payment'
export const INCOME = 'Enter any income you expect to receive consistently each month'
export const EXPENSES = 'Enter each expense you have this month, but may change in future months'
export const REVIEW = 'Please review your information'

export const monthsSaved = (wire: Wire) =>
  wire.requestsOf(saveExpenseGoals).map(({ body }) => (body as { month: string }).month)
