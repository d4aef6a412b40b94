/** Faults of notices of the court, of the checklist before the discharge, and of the message to the attorney. */
import { faultsIn } from './mutant.ts'

export const courtFaults = [
  ...faultsIn('noticeEnd', [
    [
      'the last day that is printed on a notice is ignored',
      'if (lastDayOn !== null) return { on: lastDayOn, isCounted: false }',
      '',
      'printed {2026-12-11}, served {2026-11-20} with {30} days: {2026-12-11}',
    ],
    [
      'the last day of a notice is moved for the mail',
      'addDays(servedOn, days)',
      'addDays(servedOn, days + 3)',
      'is never moved: service and days are always added day by day',
    ],
    [
      'a last day that was only counted is shown as printed',
      'addDays(servedOn, days), isCounted: true',
      'addDays(servedOn, days), isCounted: false',
      'printed {null}, served {2026-11-20} with {21} days: {2026-12-11}',
    ],
  ]),
  ...faultsIn('safeDays', [
    [
      'a way to pay that the office sends back is called safe',
      "['accepted', 'conditional'].includes(guardTrustee({ methods, kind, locks, today }).verdict)",
      'true',
      'is named for the accepted methods only',
    ],
    [
      'a safe day is named as if its cutoff had not passed',
      'on < today || bankingDayFrom(on) < firstOn(method.kind)',
      'on < today',
      'on {2026-12-09}, with payments counting for {2026-12-10}, is past: {true}',
    ],
    [
      'a payment on the last safe day is posted too late',
      'sendOn(endsOn, method)',
      'endsOn',
      'is the last one: posted by the end, and a banking day later no more',
    ],
  ]),
  ...faultsIn('addCourtNotice', [
    [
      'windows that add notices at once keep more than there may be',
      'await lockPlan(tx, customerId) await getPlanRow(tx, customerId) if',
      'if',
      'notices that are added at once are no more than fifty',
    ],
  ]),
  ...faultsIn('deleteNoticeRow', [
    [
      'a customer changes and deletes the notices of others',
      'and(eq(planCourtNotices.customerId, customerId), eq(planCourtNotices.id, id))',
      'eq(planCourtNotices.id, id)',
      'of another customer cannot be read, changed or deleted',
    ],
  ]),
  ...faultsIn('readAttorneyMessage', [
    [
      'the attorney is told of notices that were settled',
      'notices.filter(({ done_on }) => done_on === null)',
      'notices',
      'has the open notices with their last safe days, and not the settled ones',
    ],
    [
      'the attorney is told of payments that autopay on hold does not send',
      '!isOnHold && isToBeSent(payment)',
      'isToBeSent(payment)',
      'while autopay is on hold, the message has nothing that is going to be sent',
    ],
  ]),
  ...faultsIn('messageText', [
    [
      'the attorney is told what was posted while nobody knows it',
      'posted_arrears === null ? t(copy.totalsWithout, values) : t(',
      't(',
      'without a receipt, the message does not say what was posted',
    ],
  ]),
  ...faultsIn('upsertTick', [
    [
      'another day of a line is not kept',
      'set: { doneOn, recordedAt }',
      'set: { recordedAt }',
      'a line is ticked with a day, which can be changed and taken back; the others stay',
    ],
  ]),
  ...faultsIn('checklistOpening', [
    [
      'the checklist is shown a payment too late',
      'LAST_PAYMENTS = 3',
      'LAST_PAYMENTS = 2',
      'on {2031-01-16} the checklist is shown: {true}',
    ],
  ]),
]
