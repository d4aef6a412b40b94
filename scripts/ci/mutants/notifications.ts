/** Faults of what is sent besides the panel. */
import { ladderFaults } from './ladder.ts'
import { faultsIn } from './mutant.ts'

export const notificationFaults = [
  ...ladderFaults,
  ...faultsIn('heldUntil', [
    [
      'quiet hours are ignored',
      'if (!isQuiet(now, quiet)) return undefined',
      'return undefined',
      'wait in quiet hours, and are sent once when they end',
    ],
  ]),
  ...faultsIn('heldTextsWork', [
    [
      'quiet hours that were chosen meanwhile are ignored',
      'if (sendAt) held.push(...wanted',
      'if (!sendAt) held.push(...wanted',
      'wait on in quiet hours that were chosen meanwhile',
    ],
    [
      'a text is sent that the customer no longer wants',
      'isRequired || groups[messageGroup].text',
      'true',
      'that wait are not sent after the customer no longer wants them',
    ],
    [
      'a text that must be sent is dropped in quiet hours',
      'isRequired || groups[messageGroup].text',
      'groups[messageGroup].text',
      'a required text waits in quiet hours, and is sent once when they end',
    ],
    [
      'a text is sent about what the customer has read',
      'waiting.filter(({ isRead }) => !isRead)',
      'waiting',
      'that wait are not sent after the customer read their notification',
    ],
  ]),
  ...faultsIn('sendByChoice', [
    [
      'a customer who chose no texts gets none of a trustee payment that came back',
      'if (!groups[group].text && !isRequired) continue',
      'if (!groups[group].text) continue',
      'a trustee payment that came back is told by text, whatever was chosen, once',
    ],
  ]),
  ...faultsIn('notifyOutcome', [
    [
      'no text tells that a trustee payment came back whose biller is not called a trustee',
      "isTrustee || fromAccount === 'set_aside'",
      'isTrustee',
      'a payment to a trustee whose biller is not called one is told by text, too',
    ],
  ]),
  ...faultsIn('trusteeNext', [
    [
      'whoever has a closed case is told to pay the trustee again',
      'if (next) return { inPanel: isByHand ? next : undefined, inEmail: [next] }',
      '',
      'of a case that the office has closed, nobody is told to pay again',
    ],
  ]),
  ...faultsIn('findOtherWays', [
    [
      'a customer whose payments came back is told to pay the same way again',
      "isStillTaken: verdictOf(kind) !== 'refused'",
      'isStillTaken: true',
      'are told by email with how else the office may be paid',
    ],
  ]),
  ...faultsIn('takeDueTexts', [
    [
      'texts that say the same are sent one after another',
      'sql`${before} = 0`',
      'undefined',
      'that waited and say the same are sent as one',
    ],
  ]),
  ...faultsIn('createEmails', [
    [
      'an email is sent that the customer turned off',
      'if (group !== undefined && !(await wantsEmail(tx, customerId, group))) return',
      '',
      'sends the card without an email to a customer who turned those off',
    ],
  ]),
  ...faultsIn('notifyReminder', [
    [
      'a required email is switched off with the others',
      'await deps.emails.post(tx, customerId, {',
      "await deps.emails.post(tx, customerId, { group: 'trustee_payment',",
      'sends no email of reminders to a customer who wants none, but those that are required',
    ],
    [
      'a customer is reminded at each look',
      '`${REMINDER_KEY}${row.id}-${row.sendOn}-${remindedOn}`',
      '`${REMINDER_KEY}${row.id}-${row.sendOn}-${deps.clock.today()}`',
      'reminds of a planned payment seven days and one day before it is sent, each once',
    ],
  ]),
  ...faultsIn('autopay/pause', [
    [
      'a text reminds of a payment that is on hold',
      'await dropReminders(deps, tx, agreement.customerId)',
      '',
      'a text that waits is not sent after autopay was put on hold',
    ],
  ]),
  ...faultsIn('autopay/agree', [
    [
      'a text reminds of a payment after autopay was stopped',
      'const ended = await endAgreement(tx, customerId, { stoppedAt: clock.now(), stoppedBy }) await dropReminders(deps, tx, customerId)',
      'const ended = await endAgreement(tx, customerId, { stoppedAt: clock.now(), stoppedBy })',
      'a text that waits is not sent after the customer skipped its payment, or stopped autopay',
    ],
  ]),
  ...faultsIn('planPayments', [
    [
      'a text reminds of a payment that the plan dropped',
      'if (!keys.has(row.installmentKey) && (await changePlanned(tx, row, OPEN_STATES, change))) await dropReminder(deps, tx, row)',
      'if (!keys.has(row.installmentKey)) await changePlanned(tx, row, OPEN_STATES, change)',
      'a text that waits is not sent after the plan dropped its payment',
    ],
  ]),
  ...faultsIn('claimReminders', [
    [
      'a customer is reminded of a transfer at each look',
      '${remindOn} <= ${today}',
      'true',
      'reminds seven days and one day before each run, each once',
    ],
  ]),
  ...faultsIn('stopRecurring', [
    [
      'a text reminds of a transfer that was canceled',
      'if (!(await cancelRecurring(tx, customerId, id, clock.now()))) throw notFound() await dropReminders(deps, tx, customerId, [id])',
      'if (!(await cancelRecurring(tx, customerId, id, clock.now()))) throw notFound()',
      'a text that waits is not sent after the transfer was canceled, or its account removed',
    ],
  ]),
]
