import { messages } from '@yoursuccess/contract/core/messages'
import type { NoticeKind } from '@yoursuccess/contract/plan/court-notices'

/**
 * The texts of the page of notices. They state facts and days, and no legal advice (docs/requirements/plan.md). Those
 * that docs/requirements/ puts in double quotes are copied exactly.
 */
export const copy = messages('planNotices', {
  title: 'Notices and motions',
  lead: 'Add what the court or your trustee sent you, and see how many days are left.',
  loading: 'Loading your notices',
  none: 'No notices yet. If a notice or motion gives you a last day, add it here.',
  add: 'Add a notice',
  kinds: {
    motion_to_dismiss: 'Motion to dismiss',
    notice_of_default: 'Notice of default',
    order: 'Court order',
    other: 'Another notice',
  } satisfies Record<NoticeKind, string>,

  left: '{count, plural, one {# day} other {# days}} left, until {day}',
  lastDay: 'Today, {day}, is the last day',
  over: 'The last day was {day}',
  counted: 'By counting days only. Court rules can change this day. Ask your attorney today.',
  served: 'Served {day}',
  servedWithDays: 'Served {day}, gives {count, plural, one {# day} other {# days}}',
  settled: 'Settled on {day}',

  safe: 'Last safe day to pay your trustee',
  safeHint:
    "By the office's usual posting times. A payment made later, or after that day's cutoff, may be posted too late.",
  safeDay: '{method}: {day}.',
  safeDayBefore: '{method}: {day}, before {time}.',
  safePast: '{method}: no longer in time. The last safe day was {day}.',
  signUp: 'Signing up takes {days, plural, one {# day} other {# days}}.',
  /** In the words of the directory, without a period. */
  conditions: 'Its conditions: {conditions}.',
  /** Of a deduction from pay. */
  payday: 'It counts from the payday.',
  notFromHere: 'Not from this account, because it is prepaid.',
  noTrustee: 'Add your trustee to see the last safe day for each way to pay.',
  addTrustee: 'Add your trustee',

  edit: 'Edit',
  editOf: 'Edit: {notice}',
  delete: 'Delete',
  deleteOf: 'Delete: {notice}',
  deleteAsk: 'Delete this notice?',
  deleteText:
    '{notice}, with its last day {day}, is removed from this page and from the message to your attorney.',
  confirmDelete: 'Delete notice',
  keep: 'Keep it',
  deleted: 'The notice was deleted.',
  deleteFailed: "We couldn't delete this notice. Try again.",

  attorney: 'Your attorney',
  callAttorney: 'Call your attorney: {name}',
  message: 'Message to my attorney',
  back: 'Back to your plan',

  dialog: {
    edit: 'Edit notice',
    kind: 'What is it?',
    lastDay: 'Last day printed on the notice',
    lastDayHint: 'Look through all pages for the day by which something is due.',
    notPrinted: 'No last day is printed on it',
    served: 'Day of service',
    servedHint: 'When it was mailed or handed to you, as the notice says.',
    days: 'Days that it gives',
    note: 'Note',
    noteHint: 'For example, the docket number',
    settled: 'Settled on',
    settledHint: 'Leave it empty while it is open.',
    save: 'Save notice',
    cancel: 'Cancel',
    saved: 'The notice was saved.',
  },
})
