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
  createdLead: "You're set. Transfers are automatic.",
  account: 'Your {product} account',
  list: 'Recurring transfers',
  listLead: 'Automatic transfers from your linked accounts, with the date of the next one.',
  table: 'Recurring transfers',
  cancel: 'Cancel',
  cancelOf: 'Cancel {amount} from {from}',
  notStopped: "We couldn't cancel this recurring transfer. It's still scheduled. Try again.",
  whatStops: "{amount} from {from}. Transfers it already made aren't affected.",
  stopped: 'Your recurring transfer of {amount} from {from} was canceled.',
  amount: 'Amount',
  interval: 'Interval',
  accountColumn: 'Account',
  date: 'Date',
  actions: 'Actions',
})
