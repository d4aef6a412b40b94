import { messages } from '@yoursuccess/contract/core/messages'
import type { ChecklistItem } from '@yoursuccess/contract/plan/discharge-checklist'

/** The checklist before the discharge: facts with their sources (docs/decisions/0194), and no legal advice. */
export const copy = messages('planChecklist', {
  title: 'Discharge checklist',
  lead: 'What is looked at before a discharge. Ask your attorney what applies to your case.',
  loading: 'Loading your checklist',
  closedWithout: 'If papers are missing, a case can be closed without a discharge.',
  collected:
    'Collected on {day} from public pages, court forms and statutes, in stored copies of unknown age. Rules can change.',
  opensOn: 'This list opens on {day}, three payments before the end of your plan.',
  opensLater: 'This list opens three payments before the end of your plan.',
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
    payments_posted: 'All payments are posted',
    tax_papers: 'Tax returns and refunds are handed in',
    financial_course: 'The certificate of the financial management course is handed in',
    domestic_support: 'Domestic support is certified',
    mortgage: 'Mortgage payments made directly are current',
    local_motion: 'In some districts: a local motion is filed',
    notice_of_completion: "The trustee's notice of completion has arrived",
  } satisfies Record<ChecklistItem, string>,
  /** What else is known of a line. */
  facts: {
    payments_posted: 'They reach the base of your plan: the total that it asks for.',
    financial_course:
      "It is due no later than the last payment. Since December 2024, the provider's certificate takes the place of Form 423.",
    domestic_support: 'Source: 11 U.S.C. 1328(a)',
    notice_of_completion: 'Payments go on until then.',
  } satisfies Partial<Record<ChecklistItem, string>>,
})
