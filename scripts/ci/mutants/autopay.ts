import { faultsIn } from './mutant.ts'

export const autopayFaults = [
  ...faultsIn('stillToSend', [
    [
      'what was sent for an installment is sent again',
      'larger(ZERO, subtract(plannedCents, sentFor(payments)))',
      'larger(ZERO, plannedCents)',
      'is never more than what was planned and not sent',
    ],
  ]),
  ...faultsIn('decideSending', [
    [
      'a payment takes more from the main account than was agreed to',
      'missingCents <= topUpMost',
      'missingCents >= 0',
      'never more than is there, and never more than is left to send',
    ],
  ]),
  ...faultsIn('previewPayments', [
    [
      'a payday bears the shares of two payments',
      'if (last) from = addDays(last.on, 1)',
      'if (last) from = addDays(last.on, -40)',
      'no payday bears two shares, and the shares of a payment are never more than its need',
    ],
  ]),
  ...faultsIn('sendPlanned', [
    [
      'a payment is sent before it is recorded for its installment',
      'await insertSending(tx, sending)',
      '',
      'sends the payment once from the set-aside, and not a day earlier',
    ],
  ]),
  ...faultsIn('leftToSend', [
    [
      'a payment is sent in full after a part of it was paid by hand',
      'isUndone: undoneAt !== null',
      'isUndone: undoneAt === null',
      'lowers the planned payment, and only the rest is sent',
    ],
  ]),
  ...faultsIn('findUnsentShare', [
    [
      'a share is sent again with money that was put in by hand',
      'newest > (await findLastShareSent(tx, customerId))',
      'newest > 0',
      'money that was put in by hand goes with the next share, not by itself',
    ],
  ]),
  ...faultsIn('partOf', [
    [
      'a part takes the money of its own fee',
      'subtract(larger(ZERO, setAsideCents), feeCents)',
      'larger(ZERO, setAsideCents)',
      'are together the payment, and the shares cover them with their fees',
    ],
  ]),
  ...faultsIn('recordProgress', [
    [
      'a payment that came back is sent again by itself',
      "const state = status === 'failed' ? 'refused' : 'returned'",
      "const state = status === 'failed' ? 'refused' : 'planned'",
      'what came back goes to the set-aside, and nothing is sent again by itself',
    ],
  ]),
  ...faultsIn('autopay/move', [
    [
      'a payment is moved to a day that is late without a word',
      'if (daysLate > 0 && !confirmLate) throw wouldBeLate(postedOn, daysLate)',
      '',
      'is moved to a day that would be late only after that was confirmed',
    ],
  ]),
  ...faultsIn('createPayment', [
    [
      'the set-aside pays any biller',
      "if (from === 'set_aside' && !isOfPlan) throw refuse('bill_payment.not_from_set_aside')",
      '',
      'is refused for any other biller',
    ],
  ]),
  ...faultsIn('setaside/createMove', [
    [
      'money of a payment that was ordered is taken out',
      'amountCents > subtract(setAsideCents, orderedCents)',
      'amountCents > setAsideCents',
      'cannot be taken out, but the rest can',
    ],
  ]),
]
