/** Replies for the pages of notices, of the message to the attorney, and of the checklist. */
import { getPlan } from '@yoursuccess/contract/plan/plan'
import { type AttorneyMessage, getAttorneyMessage } from '@yoursuccess/contract/plan/attorney-message'
import { type CourtNotice, listNotices, type SafeDayReply } from '@yoursuccess/contract/plan/court-notices'
import {
  type Checklist,
  CHECKLIST_ITEMS,
  type ChecklistItem,
  getChecklist,
} from '@yoursuccess/contract/plan/discharge-checklist'
import type { Plan } from '@yoursuccess/contract/plan/plan-terms'
import { samplePlan } from './plan-samples.ts'
import { sampleInstallments, sampleProgress } from './plan-screen.ts'
import { samplePayment } from './receipts-replies.ts'
import { type Handler, on } from './wire.ts'

export const courtPlan = (change: Partial<Plan> = {}): Plan =>
  samplePlan({
    trustee_id: 9002,
    trustee_name: 'Chapter 13 Trustee B. Holloman',
    attorney: { name: 'Ines Okafor', phone: '5550100100', email: 'okafor@example.com' },
    ...change,
  })

const safeDay = (change: Pick<SafeDayReply, 'method' | 'on'> & Partial<SafeDayReply>): SafeDayReply => ({
  past: false,
  cutoff_time: null,
  zone: null,
  enroll_days: null,
  not_from_here: false,
  conditions: [],
  ...change,
})

/** A motion with its last day on it, 19 days after the day of the samples. */
export const sampleNotice = (change: Partial<CourtNotice> = {}): CourtNotice => ({
  id: 1,
  kind: 'motion_to_dismiss',
  note: null,
  last_day_on: '2026-12-10',
  served_on: null,
  days: null,
  done_on: null,
  ends_on: '2026-12-10',
  counted: false,
  days_left: 19,
  safe_days: [
    safeDay({ method: 'electronic', on: '2026-12-08' }),
    safeDay({
      method: 'epay',
      on: '2026-12-07',
      cutoff_time: '16:00',
      zone: 'America/Chicago',
      enroll_days: 5,
      not_from_here: true,
    }),
    safeDay({ method: 'bill_pay_check', on: '2026-11-20', past: true }),
  ],
  ...change,
})

/** The same motion without a last day on it. */
export const countedNotice = (change: Partial<CourtNotice> = {}): CourtNotice =>
  sampleNotice({ last_day_on: null, served_on: '2026-11-19', days: 21, counted: true, ...change })

export const noticesReplies = (notices: CourtNotice[] = [sampleNotice()], plan = courtPlan()): Handler[] => [
  on(getPlan, { plan }),
  on(listNotices, { notices }),
]

export const sampleMessage = (change: Partial<AttorneyMessage> = {}): AttorneyMessage => ({
  as_of: '2026-11-21',
  plan: courtPlan(),
  progress: sampleProgress({
    arrears: '480.00',
    payments_behind: '1.0',
    sent_total: '2880.00',
    posted_arrears: '480.00',
    posted_payments_behind: '1.0',
  }),
  installments: sampleInstallments({ 7: { applied: '0.00', status: 'missed' } }).slice(5, 7),
  payments: [
    samplePayment({ amount: '480.00', sent_on: '2026-10-08', posted_on: '2026-10-13' }),
    samplePayment({ id: 32, amount: '480.00', sent_on: '2026-11-12', posted_on: null, state: 'came_back' }),
  ],
  planned: [{ due_on: '2026-12-15', send_on: '2026-12-09', amount: '480.00' }],
  notices: [],
  ...change,
})

export const messageReplies = (message: AttorneyMessage = sampleMessage()): Handler[] => [
  on(getPlan, { plan: message.plan }),
  on(getAttorneyMessage, { message }),
]

/** `done` has the days of the lines that are ticked. */
export const sampleChecklist = (
  done: Partial<Record<ChecklistItem, string>> = {},
  change: Partial<Checklist> = {},
): Checklist => ({
  open: true,
  opens_on: '2026-11-16',
  items: CHECKLIST_ITEMS.map((item) => ({ item, done_on: done[item] ?? null })),
  ...change,
})

export const checklistReplies = (checklist: Checklist = sampleChecklist()): Handler[] => [
  on(getPlan, { plan: courtPlan() }),
  on(getChecklist, { checklist }),
]
