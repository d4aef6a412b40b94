import { messages } from '@yoursuccess/contract/core/messages'
import type { RevisedFact } from '@yoursuccess/contract/plan/terms.rules'

/** What is said before a fact that changes what is due, or to whom, is saved. */
export const copy = messages('planChanges', {
  title: 'Save these changes?',
  lead: 'Your coming payments follow the new plan. What you paid stays as it is.',
  facts: {
    first_due_on: 'First payment',
    due_rule: 'Due day',
    months: 'Length',
    trustee_id: 'Trustee',
    trustee: 'Trustee',
    trustee_account: "Trustee's account number",
    status: 'Status',
  } satisfies Record<RevisedFact, string>,
  nextDue: 'Next due days',
  lastDue: 'Last payment',
  oldValue: 'Now:',
  newValue: 'New:',
  none: 'Not known',
  office: 'An office of our list',
  months: '{months, plural, one {# month} other {# months}}',
  dayOfMonth: 'Day {day} of the month',
  dayOfFirst: 'Day {day}, moved to the 1st of the next month',
  filingDay: 'The day you filed on',
  monthEnd: 'The last day of the month',
  caseNumber: 'Same as your case number',
  save: 'Save changes',
  back: 'Go back',
})
