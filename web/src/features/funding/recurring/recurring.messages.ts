/** The texts of these screens. Those that docs/requirements/ puts in double quotes are copied exactly. */
export const copy = {
  created: 'Your recurring transfer has been successfully created.',
  viewAll: 'View all recurring transfers',
  none: 'No records found',
  create: 'Create a Recurring Transfer',
  ask: 'Are you sure you want to cancel this recurring transfer?',
  yes: 'Yes',
  no: 'No',
  facts: { from: 'From', to: 'To', amount: 'Amount', frequency: 'Frequency', start: 'Start Date' },
  createdLead: 'The money comes by itself from now on.',
  account: (product: string) => `Your ${product} account`,
  list: 'Recurring transfers',
  listLead: 'Money that comes from your banks by itself, and the next day of each.',
  table: 'Recurring transfers',
  cancel: 'Cancel',
  notStopped: 'We could not cancel this recurring transfer. It still runs. Please try again.',
} as const

export const whatStops = (amount: string, from: string) =>
  `${amount} from ${from}. A transfer that is on its way still arrives.`
export const stopped = (amount: string, from: string) =>
  `The recurring transfer of ${amount} from ${from} is cancelled.`
/** "Weekly": capitalized (FUNDING-134). */
export const capitalised = (interval: string) => interval.charAt(0).toUpperCase() + interval.slice(1)
