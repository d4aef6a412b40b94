import { messages } from '@yoursuccess/contract/core/messages'
import { planRefusals } from '@yoursuccess/contract/plan/plan-refusals'
import { proofRefusals } from '@yoursuccess/contract/proof/proof-refusals'
import { refusalMessages } from '../../lib/refusal-messages.ts'

/** The texts of these screens. Those that docs/requirements/ puts in double quotes are copied exactly. */
export const copy = messages('proof', {
  title: 'Trustee payment history',
  lead: 'For your attorney, your trustee or the court. It says what we know, and what we only know from a file or from you.',
  period: 'Choose the days',
  from: 'From',
  to: 'To',
  rangeWrong: 'Choose a first day and a last day, up to today.',
  pdf: 'Download PDF',
  csv: 'Download CSV',
  csvHint: 'The CSV file is for spreadsheets. It has no code to check it with.',
  saved: 'Your file was downloaded.',
  historyFile: 'trustee-payment-history.pdf',
  tableFile: 'trustee-payment-history.csv',
  payments: 'One payment on one page',
  noPayments: 'No payments yet.',
  paymentOf: '{amount} sent {on}',
  download: 'Download',
  downloadOf: 'Download the page about {amount} sent {on}',
  paymentFile: 'trustee-payment-{reference}.pdf',
  planFirst: 'Set up your plan first. Then you can download the history of your trustee payments.',
  setUp: 'Set up my plan',
  forOthers: 'For your attorney, trustee or court',
  chooseDays: 'Choose the days, or one payment',
  verify: {
    title: 'Check a document',
    lead: 'Find out whether a document about trustee payments is as we made it. The file stays on your device.',
    code: 'Code on the document',
    codeWrong: 'This is not a code of a document. It has 26 letters and digits.',
    file: 'The PDF file',
    fileMissing: 'Choose the file.',
    unreadable: "We couldn't read this file. Choose it again.",
    submit: 'Check',
    isOurs: 'This is the document that {product} made on {on}',
    whatItMeans:
      'The file was not changed. We did not check what it marks as typed, entered or added by the customer.',
    isNot: 'This is not the document that was made',
    whyNot:
      'The code and the file do not belong together. Check the code, and use the PDF file itself, not a scan or a copy that was saved again.',
  },
})

export const proofMessages = refusalMessages({ ...planRefusals, ...proofRefusals })
