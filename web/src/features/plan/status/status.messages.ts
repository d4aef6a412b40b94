import { messages } from '@yoursuccess/contract/core/messages'
import type { PlanStatus } from '@yoursuccess/contract/plan/plan-terms'

/** The texts of the dialog "Change status". Those that docs/requirements/ puts in double quotes are copied exactly. */
export const copy = messages('planStatus', {
  title: 'Change status',
  status: 'What happened in your case?',
  names: {
    filed: 'Filed',
    confirmed: 'Confirmed',
    suspended: 'Suspended',
    completed: 'Completed',
    dismissed: 'Dismissed',
    converted: 'Converted',
    discharged: 'Discharged',
  } satisfies Record<PlanStatus, string>,
  meanings: {
    confirmed: 'The court approved your plan.',
    suspended: 'The court lets you skip the payments of some months.',
    completed: 'You made all payments of your plan.',
    dismissed: 'The court closed your case before the plan was completed.',
    converted: 'Your case continues under another chapter.',
    discharged: 'The court granted your discharge.',
  },
  ends: 'We stop reminding you of payments. What you paid stays here for you to look up.',
  askAttorney: 'Ask your attorney before you move this money.',
  on: 'Day of the change',
  from: 'First month without a payment',
  months: 'Months without a payment',
  monthCount: '{count, plural, one {# month} other {# months}}',
  suspension:
    '{count, plural, one {Nothing is due in {from}.} other {Nothing is due from {from} to {to}.}} Payments are due again from {next}.',
  beyond: 'Choose a first month that is still to come.',
  save: 'Save status',
  cancel: 'Cancel',
  saved: 'Your plan is now marked as {status}.',
})
