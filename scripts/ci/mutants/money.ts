import { autopayFaults } from './autopay.ts'
import { autopayPartsFaults } from './autopay-parts.ts'
import { pullFaults } from './pulls.ts'
import { forecastFaults } from './forecast.ts'
import { givenMoneyFaults } from './given-money.ts'
import { faultsIn } from './mutant.ts'
import { receiptRuleFaults } from './receipt-rules.ts'
import { receiptFaults } from './receipts.ts'
import { shareFaults } from './shares.ts'

export const moneyFaults = [
  ...faultsIn('parseAmount', [
    [
      'an amount with three decimals is accepted',
      String.raw`(\d{1,2}))?$/`,
      String.raw`(\d{1,3}))?$/`,
      'a form refuses "{1.234}" as an amount',
    ],
    [
      '10.5 is read as ten dollars and five cents',
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
      'a payment may leave its fee uncovered',
      '=> add(amount, BILL_PAYMENT_FEE)',
      '=> amount',
      'the balance must cover the amount and the fee, to the cent',
    ],
  ]),
  ...faultsIn('createPayment', [
    [
      'money reserved for other payments is spent again',
      'subtract(balance.availableCents, reserved)',
      'balance.availableCents',
      'many payments at once spend no more than the balance',
    ],
    [
      'a payment spends from a stale balance',
      'if (stale || availableCents',
      'if (availableCents',
      'refuses a payment while the current balance is unknown',
    ],
    [
      "the browser's idempotency key is ignored",
      'customerId, key, call',
      'customerId, key: undefined, call',
      'makes one payment per key, however often it is requested',
    ],
    [
      "one customer's payments run at the same time",
      'await lockBills(tx, customerId)',
      '',
      'accepts only one payment when several servers compete for the last of the balance',
    ],
  ]),
  ...faultsIn('sendPaymentJob', [
    [
      'each retry makes another payment',
      'reference: `bill-${id}`',
      'reference: `bill-${id}-${performance.now()}`',
      'makes a payment once when its {reply is lost}',
    ],
    [
      'a posted amount that differs from the order is not recorded',
      'taken.takenCents === add(amountCents, feeCents)',
      'true',
      'records that the processor posted another amount than requested',
    ],
    [
      'a failed payment still counts as spent',
      'if (hasEnded) await tracker.reverseBillItem(tx, customerId, id)',
      '',
      'removes a failed payment from the tracker, however its item was split',
    ],
  ]),
  ...faultsIn('statusesBefore', [
    [
      'a late event fails a cleared payment',
      "failed: ['created', 'pending']",
      "failed: ['created', 'pending', 'cleared']",
      'a payment that is {cleared} may become',
    ],
  ]),
  ...faultsIn('createTransfer', [
    [
      "the browser's idempotency key is ignored",
      'customerId, key, call',
      'customerId, key: undefined, call',
      'makes one transfer of a hundred simultaneous submissions with one key',
    ],
    [
      'money is pulled although the two account ids differ',
      "if (other) throw refuse('transfer.ids_differ')",
      '',
      'refuses a transfer whose two account ids differ',
    ],
  ]),
  ...faultsIn('exceedsVelocity', [
    [
      'a sixth transfer in one day is accepted',
      'earlier.length + 1 > limits.count',
      'earlier.length > limits.count',
      'refuses a sixth transfer or more than ten thousand dollars',
    ],
    [
      'the daily limit does not count this transfer',
      'sum([...earlier, amount]) > limits.cents',
      'sum([...earlier]) > limits.cents',
      'refuses a sixth transfer or more than ten thousand dollars',
    ],
  ]),
  ...faultsIn('isUsable', [
    [
      'money is pulled from an unverified account',
      "account.verificationStatus === 'verified' &&",
      'true &&',
      'refuses a transfer from an account that is {pending_manual_verification}',
    ],
  ]),
  ...faultsIn('sendTransferJob', [
    [
      'each retry makes another transfer',
      'reference: `ach-${id}`',
      'reference: `ach-${id}-${performance.now()}`',
      'at the processor still makes one transfer',
    ],
  ]),
  ...faultsIn('partnerWork', [
    [
      'a missing reply to a payment counts as a refusal',
      'isRefusal(error) ? order',
      'error instanceof PartnerError ? order',
      'makes a payment once when its {request is lost}',
    ],
    [
      'a missing reply to a transfer counts as a refusal',
      "error instanceof PartnerError && error.kind === 'refused'",
      'error instanceof PartnerError',
      'at the processor still makes one transfer',
    ],
    [
      'an order that the partner has is sent again',
      'if (!row || !order.isUnsent(row)) return',
      'if (!row) return',
      'an order that has ended is not sent, even if it ends while it is prepared',
    ],
    [
      'a final refusal is tried again forever',
      "order.refused?.(row, error.code ?? 'refused')",
      'undefined',
      'a final refusal ends an order, any other is tried again',
    ],
    [
      'an order whose report arrived too early stays open',
      'if (sent) await check(sent)',
      '',
      'an order is tried again and done once if {the reply is lost}',
    ],
  ]),
  ...faultsIn('settleUp', [
    [
      'a provisional credit is paid again',
      'toGive: subtract(resolved, smaller(resolved, provisional))',
      'toGive: resolved',
      'credited before',
    ],
  ]),
  ...faultsIn('withBalances', [
    [
      'an entry shows the opening balance',
      'return { ...entry, balanceCents }',
      'return { ...entry, balanceCents: opening }',
      'each entry has the balance after it',
    ],
  ]),
  ...faultsIn('isLater', [
    [
      'a late event moves a check back to an earlier state',
      'RANK[state] > RANK[than]',
      'RANK[state] !== RANK[than]',
      'updates in any order only move a check forward',
    ],
  ]),
  ...faultsIn('lookUntilStill', [
    [
      'an account that changes during an audit stops all money',
      'if (known === postedCents) return findings',
      'if (count > 1) return findings',
      'an account that changes during every look of the audit',
    ],
  ]),
  ...faultsIn('completeBatch', [
    [
      'accounts that two servers compared count twice',
      'if (deleted.length === 0) return false',
      '',
      'a batch that two servers compared counts once',
    ],
  ]),
  ...faultsIn('listBalanced', [
    [
      'an audit releases an account that it could not compare',
      '[MOVED, NOT_COMPARED]',
      '[MOVED]',
      'an audit releases only accounts that were stopped before it',
    ],
  ]),
  ...faultsIn('transactionsService', [
    [
      'a statement is created while its transactions arrive',
      'await lockPosting(tx, [customerId]) return readMonth',
      'return readMonth',
      'a statement month adds up at every moment while late transactions arrive',
    ],
  ]),
  ...givenMoneyFaults,
  ...shareFaults,
  ...autopayFaults,
  ...autopayPartsFaults,
  ...receiptRuleFaults,
  ...receiptFaults,
  ...pullFaults,
  ...forecastFaults,
]
