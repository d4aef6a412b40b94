import { givenMoneyFaults } from './given-money.ts'
import { faultsIn } from './mutant.ts'

export const moneyFaults = [
  ...faultsIn('parseAmount', [
    [
      'a third decimal is taken',
      String.raw`(\d{1,2}))?$/`,
      String.raw`(\d{1,3}))?$/`,
      'a form refuses "{1.234}" as an amount',
    ],
    [
      '10.5 is ten dollars and five cents',
      "fraction.padEnd(2, '0')",
      "fraction.padStart(2, '0')",
      'as {10} cents',
    ],
  ]),
  ...faultsIn('formatAmount', [
    ['a debt is written as money', "'-' : ''}${digits", "'' : ''}${digits", 'cents read back as written'],
  ]),
  ...faultsIn('BILL_PAYMENT_FEE', [
    [
      'the fee is a cent short',
      'BILL_PAYMENT_FEE = cents(100)',
      'BILL_PAYMENT_FEE = cents(99)',
      'debits the amount and the fee together',
    ],
  ]),
  ...faultsIn('totalOfBillPayment', [
    [
      'the fee need not be covered',
      '=> add(amount, BILL_PAYMENT_FEE)',
      '=> amount',
      'the balance must cover the amount and the fee, to the cent',
    ],
  ]),
  ...faultsIn('createPayment', [
    [
      'what other payments have in hand is forgotten',
      'subtract(balance.availableCents, reserved)',
      'balance.availableCents',
      'many payments at once spend no more than the balance',
    ],
    [
      'money is spent from a remembered balance',
      'if (stale || availableCents',
      'if (availableCents',
      'refuses a payment while the current balance is unknown',
    ],
    [
      'the key of the browser is dropped',
      'key: call.key',
      'key: undefined',
      'makes one payment per key, however often it is requested',
    ],
    [
      'payments of one customer do not wait for each other',
      'await lockBills(tx, customerId)',
      '',
      'accepts only one payment when several servers compete for the last of the balance',
    ],
  ]),
  ...faultsIn('sendPayment', [
    [
      'each try is a payment of its own',
      'reference: `bill-${id}`',
      'reference: `bill-${id}-${performance.now()}`',
      'makes a payment once when its {reply is lost}',
    ],
    [
      'no answer counts as a no',
      'if (!isFinal(error)) throw error',
      '',
      'makes a payment once when its {request is lost}',
    ],
    [
      'what was posted otherwise than asked goes unseen',
      'taken.takenCents === add(amountCents, feeCents)',
      'true',
      'records that the processor posted another amount than requested',
    ],
    [
      'a payment that failed still counts as spent',
      'if (hasEnded) await tracker.reverseBillItem(tx, customerId, id)',
      '',
      'removes a failed payment from the tracker, however its item was split',
    ],
  ]),
  ...faultsIn('statusesBefore', [
    [
      'late news fail a payment that was cleared',
      "failed: ['created', 'pending']",
      "failed: ['created', 'pending', 'cleared']",
      'a payment that is {cleared} may become',
    ],
  ]),
  ...faultsIn('createTransfer', [
    [
      'the key of the browser is dropped',
      'key: call.key',
      'key: undefined',
      'makes one transfer of a hundred simultaneous submissions with one key',
    ],
    [
      'money is pulled from another account than the one that was named, too',
      "if (other) throw refuse('transfer.ids_differ')",
      '',
      'refuses a transfer whose two account ids differ',
    ],
  ]),
  ...faultsIn('exceedsVelocity', [
    [
      'a sixth transfer of a day is made',
      'earlier.length + 1 > limits.count',
      'earlier.length > limits.count',
      'refuses a sixth transfer or more than ten thousand dollars',
    ],
    [
      'the limit of a day does not count this transfer',
      'sum([...earlier, amount]) > limits.cents',
      'sum([...earlier]) > limits.cents',
      'refuses a sixth transfer or more than ten thousand dollars',
    ],
  ]),
  ...faultsIn('isUsable', [
    [
      'money is pulled from an account that nobody proved',
      "account.verificationStatus === 'verified' &&",
      'true &&',
      'refuses a transfer from an account that is {pending_manual_verification}',
    ],
  ]),
  ...faultsIn('sendTransfer', [
    [
      'each try is a transfer of its own',
      'reference: `ach-${id}`',
      'reference: `ach-${id}-${performance.now()}`',
      'at the processor still makes one transfer',
    ],
    [
      'no answer counts as a no',
      "if (!(error instanceof PartnerError) || error.kind !== 'refused') throw error",
      'if (!(error instanceof PartnerError)) throw error',
      'at the processor still makes one transfer',
    ],
  ]),
  ...faultsIn('settleUp', [
    [
      'what was given in advance is given again',
      'toGive: subtract(resolved, smaller(resolved, provisional))',
      'toGive: resolved',
      'credited before',
    ],
  ]),
  ...faultsIn('withBalances', [
    [
      'the balance after an entry is the one before it',
      'return { ...entry, balanceCents }',
      'return { ...entry, balanceCents: opening }',
      'each entry has the balance after it',
    ],
  ]),
  ...faultsIn('isLater', [
    [
      'late news bring a check back to an earlier state',
      'RANK[state] > RANK[than]',
      'RANK[state] !== RANK[than]',
      'updates in any order only move a check forward',
    ],
  ]),
  ...faultsIn('auditBank', [
    [
      'an account that moves while it is audited stops the money of all',
      'if (known === postedCents) return findings',
      'if (look > 1) return findings',
      'an account that changes during every look of the audit',
    ],
  ]),
  ...faultsIn('transactionsService', [
    [
      'a statement is made while its transactions arrive',
      'await lockPosting(tx, [customerId]) return readMonth',
      'return readMonth',
      'a statement month adds up at every moment while late transactions arrive',
    ],
  ]),
  ...givenMoneyFaults,
]
