import { faultsIn } from './mutant.ts'

/** Faults in what becomes of payments that the customer moved, and of those by hand that come back. */
export const movedPaymentFaults = [
  ...faultsIn('isOfAgreement', [
    [
      'a payment that was only said to be sent is sent long after its day',
      '(fixedAt !== null && fixedAt >= agreedAt)',
      'true',
      'that a server of the build before only said to send, is not sent, and the customer is told',
    ],
    [
      'a payment that the customer moved after another agreement is said to be sent, and never is',
      'fixedAt !== null && fixedAt >= agreedAt',
      'false',
      'sends what was due before it once, if the customer moves it to another day',
    ],
  ]),
  ...faultsIn('autopay/agree', [
    [
      'a payment that the customer moved is ended by another agreement without a word',
      'await notifyEnded(deps, tx, row)',
      '{}',
      'one that was moved is no longer sent after yet another agreement, and the customer is told',
    ],
  ]),
  ...faultsIn('autopayWork', [
    [
      'a payment that was only said to be sent is ended without a word',
      'await endDueBefore(deps, tx, dueBefore)',
      '',
      'that a server of the build before only said to send, is not sent, and the customer is told',
    ],
  ]),
  ...faultsIn('notifyAmounts', [
    [
      'less is sent than was agreed to, because less was sent for what was due before',
      'fixedAt !== null && dueOn >= since',
      'fixedAt !== null',
      'sends the next one as it was agreed to, also after a smaller one that was due before it',
    ],
  ]),
  ...faultsIn('recordProgress', [
    [
      'the customer is asked to pay again what other payments by hand pay',
      'if (byHand && (await isPaid(tx, row))) return',
      '',
      'one that is returned while another one pays all of it leaves nothing to send',
    ],
    [
      'the payments of the next months are sent to a closed case',
      "if (agreement && failure === CASE_CLOSED) await pause(deps, tx, agreement, 'case_closed')",
      '',
      'of a closed case, nothing is sent until the customer agrees again',
    ],
    [
      'a payment by hand lowers the last planned payment in place of the first',
      'loweredByHand(await readPlanned(tx, customerId, addDays(today, -DAYS_BEHIND)), today)',
      '(await readPlanned(tx, customerId, addDays(today, -DAYS_BEHIND))).at(-1)',
      'actions on autopay match the arithmetic',
    ],
  ]),
]
