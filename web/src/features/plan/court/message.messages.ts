import { messages } from '@yoursuccess/contract/core/messages'

/** The page of the message to the attorney, and the message itself. It states facts, and no legal advice. */
export const copy = messages('planMessage', {
  title: 'Message to my attorney',
  lead: 'The facts of your plan as text. Read it, then copy, email or print it. We send nothing.',
  loading: 'Loading the facts of your plan',
  text: 'The message',
  copy: 'Copy',
  copied: 'Copied.',
  notCopied: "We couldn't copy that in this browser. Select the text and copy it yourself.",
  email: 'Email',
  print: 'Print',
  noAttorney: "Add your attorney to your plan, and the email has the attorney's address.",
  addAttorney: 'Add your attorney',
  back: 'Back to your plan',

  /** The message. The customer is the one who speaks. */
  subject: 'My Chapter 13 plan',
  subjectWithCase: 'My Chapter 13 plan, case {number}',
  asOf: 'As of {day}, by the count of my bank. The number of the trustee is the one that counts.',
  name: 'Name: {name}',
  case: 'Case: {number}',
  district: 'District: {district}',
  trustee: 'Trustee: {trustee}',
  month: 'Month {month} of {months}',
  incomplete: 'The amount or the due day of my plan is not entered yet, so nothing is counted.',

  behindTitle: 'WHAT IS BEHIND',
  upToDate: 'I am up to date.',
  behind: 'I am {amount} behind.',
  behindBy: 'I am {amount} behind ({payments, plural, one {# payment} other {# payments}}).',
  postedUpToDate: 'By what the trustee posted: up to date.',
  postedBehind: 'By what the trustee posted: {amount} behind.',
  ahead: 'Paid ahead: {amount}',
  lumpSum: 'Lump sum of {amount} was due {day}.',
  installment: '- Due {day}: {amount}, paid {paid}',
  installmentReported: '- Due {day}: {amount}, paid {paid} ({reported} of it reported by me)',

  sentTitle: 'WHAT WAS SENT AND POSTED',
  totals: 'In all: due {due}, paid {paid}, posted {posted}.',
  /** Nobody knows what was posted. */
  totalsWithout: 'In all: due {due}, paid {paid}. My bank has no receipts of the trustee.',
  opening: 'By {day}, the trustee had posted {amount} in all, as I entered it.',
  nothingSent: 'Nothing was sent from my account in the last six months.',
  sent: '- Sent {day}: {amount}, no receipt yet',
  posted: '- Sent {day}: {amount}, posted {postedOn}',
  postedOther: '- Sent {day}: {amount}, posted {postedOn} with another amount: {posted}',
  cameBack: '- Sent {day}: {amount}, came back',

  plannedTitle: 'WHAT IS PLANNED',
  planned: '- {amount}, planned for {sendOn}, for the payment due {dueOn}',
  nothingPlanned: 'My bank has no planned payment.',

  noticesTitle: 'NOTICES AND MOTIONS',
  notice: '- {notice}: {left}',
  noticeWithNote: '- {notice} ({note}): {left}',
  noticeCounted: '  By counting days only from the day of service, {day}.',
  safeDays: '  Last safe day to pay the trustee:',
  safeDay: '  - {words}',
})
