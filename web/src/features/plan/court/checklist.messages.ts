import { messages } from '@yoursuccess/contract/core/messages'
import type { ChecklistItem } from '@yoursuccess/contract/plan/discharge-checklist'

interface ChecklistTexts {
  readonly title: string
  readonly fact: string
  readonly source: string
}

/** The checklist before the discharge: facts with their sources, and no legal advice. */
export const copy = messages('planChecklist', {
  title: 'Discharge checklist',
  lead: 'What courts and trustees look at before a discharge. Ask your attorney what applies to your case.',
  loading: 'Loading your checklist',
  closedWithout: 'If papers are missing, a court can close a case without a discharge.',
  lookedUp: 'Looked up on {day} in copies of public sources. Rules can change.',
  opensOn: 'This list opens on {day}, three payments before the end of your plan.',
  opensLater: 'This list opens three payments before the end of your plan.',
  source: 'Source: {source}',
  progress: '{done} of {all} done',
  done: 'Done on {day}',
  notDone: 'Not done yet',
  tick: 'Mark as done',
  tickOf: 'Mark as done: {title}',
  change: 'Change',
  changeOf: 'Change: {title}',
  dialog: {
    on: 'Done on',
    save: 'Save day',
    untick: 'It is not done',
    cancel: 'Cancel',
    saved: 'Saved.',
  },
  back: 'Back to your plan',
  items: {
    payments_posted: {
      title: 'All payments are posted',
      fact: "Your trustee's books show every payment, and the total of your plan is reached.",
      source: '11 U.S.C. 1328(a)',
    },
    tax_papers: {
      title: 'Tax returns and refunds are handed in',
      fact: 'A plan or an order may ask for tax returns, and for refunds or a part of them.',
      source: 'Your plan and its order',
    },
    financial_course: {
      title: 'The certificate of the financial management course is filed',
      fact: 'It is due no later than the last payment. Providers of the course issue it.',
      source: '11 U.S.C. 1328(g), Fed. R. Bankr. P. 1007(b) and (c)',
    },
    domestic_support: {
      title: 'Domestic support is certified',
      fact: 'People who owe support for a child or a former spouse certify that what was due is paid. Some courts ask everyone.',
      source: '11 U.S.C. 1328(a)',
    },
    mortgage: {
      title: 'Mortgage payments made directly are current',
      fact: 'At the end of a plan, the lender on a home is asked whether payments are current.',
      source: 'Fed. R. Bankr. P. 3002.1',
    },
    local_motion: {
      title: 'A motion for discharge is filed, where the court asks for one',
      fact: 'Some districts ask for a motion or a statement of their own.',
      source: 'The local rules of your court',
    },
    notice_of_completion: {
      title: "The trustee's notice of completion has arrived",
      fact: 'Until it does, payments may still be due.',
      source: "Your trustee's office",
    },
  } satisfies Record<ChecklistItem, ChecklistTexts>,
})
