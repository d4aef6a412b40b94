import { messages } from '@yoursuccess/contract/core/messages'
import type { Interval } from '@yoursuccess/contract/funding/recurring-transfers'

/** The texts of these screens. Those that docs/requirements/ puts in double quotes are copied exactly. */
export const copy = messages('recurring', {
  created: 'Your recurring transfer has been successfully created.',
  viewAll: 'View all recurring transfers',
  none: 'No records found',
  create: 'Create a Recurring Transfer',
  ask: 'Are you sure you want to cancel this recurring transfer?',
  yes: 'Yes',
  no: 'No',
  facts: { from: 'From', to: 'To', amount: 'Amount', frequency: 'Frequency', start: 'Start Date' },
  /** Capitalized (FUNDING-134). */
  intervals: { weekly: 'Weekly', biweekly: 'Biweekly', monthly: 'Monthly' } satisfies Record<
    Interval,
    string
  >,
  createdLead: 'The money comes by itself from now on.',
  account: 'Your {product} account',
  list: 'Recurring transfers',
  listLead: 'Money that comes from your banks by itself, and the next day of each.',
  table: 'Recurring transfers',
  cancel: 'Cancel',
  cancelOf: 'Cancel {amount} from {from}',
  notStopped: 'We could not cancel this recurring transfer. It still runs. Please try again.',
  whatStops: '{amount} from {from}. A transfer that is on its way still arrives.',
  stopped: 'The recurring transfer of {amount} from {from} is cancelled.',
  amount: 'Amount',
  interval: 'Interval',
  accountColumn: 'Account',
  date: 'Date',
  actions: 'Actions',
})
