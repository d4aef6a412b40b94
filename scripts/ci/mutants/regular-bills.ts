/** Faults of regular bills, suggested categories and the calendar. */
import { faultsIn } from './mutant.ts'

export const regularBillFaults = [
  ...faultsIn('tracker/findRecurring', [
    [
      'two charges are a bill',
      'isOneMissing ? MIN_CHARGES + 1 : MIN_CHARGES',
      'isOneMissing ? MIN_CHARGES : MIN_CHARGES - 1',
      'finds no bill in {two charges}',
    ],
    [
      'a coffee shop is a bill',
      'others.length > series.length * MAX_OTHERS',
      'others.length < 0',
      'finds no bill in {too many others}',
    ],
    [
      'a bill that ended is still awaited',
      'isMissed(bill, dueOf(bill, MAX_MISSED), today)',
      'false',
      'finds no bill in {a bill that ended}',
    ],
  ]),
  ...faultsIn('suggestCategories', [
    [
      'a payee with almost the same name decides',
      'same.length > 0 ?',
      'same.length < 0 ?',
      'the payee itself decides, not those with almost its name',
    ],
  ]),
  ...faultsIn('billEntries', [
    [
      'a dismissed bill is in the calendar',
      "status !== 'dismissed'",
      'status.length > 0',
      'a dismissed bill is left out, but what was paid here stays',
    ],
  ]),
  ...faultsIn('expectedBillOf', [
    [
      'a bill that was paid early is expected again',
      '!isMissed(bill, on, today) && !paid.has(on)',
      '!isMissed(bill, on, today)',
      'a charge {of its amount} leaves these days of a bill',
    ],
    [
      'a bill that was missed is still expected',
      '!isMissed(bill, on, today) && !paid.has(on)',
      '!paid.has(on)',
      'a bill that did not come is expected {no longer once it is missed}',
    ],
    [
      'a bill that is paid here is expected without its fee',
      'add(bill.usualCents, BILL_PAYMENT_FEE)',
      'bill.usualCents',
      'a bill that is paid here is expected with the fee',
    ],
  ]),
  ...faultsIn('listRegular', [
    [
      'a bill that is ordered counts twice',
      `...untaken.map(({ customerId, name, amountCents }) =>
         ({ customerId, payee: name, on: today, amountCents, isBillPayment: true })),`,
      '',
      'a bill that is known as ordered, as regular and by its reminder counts once, with its fee',
    ],
    [
      'a bill that a merchant may take counts twice',
      '...authorized.map((each) => ({ ...each, isBillPayment: false })),',
      '',
      'a bill is subtracted once, whether it is expected, authorized or charged',
    ],
    [
      'purchases of a regular bill are everyday spending, too',
      '[...regular.values()].flat().flatMap(({ transactionIds }) => transactionIds)',
      '[]',
      'a regular bill is expected on its days, and its purchases are no everyday spending',
    ],
  ]),
  ...faultsIn('readInputsOfMany', [
    [
      'a warning that a payment could be short leaves out regular bills',
      'regular: regular.get(customerId) ?? []',
      'regular: []',
      "each customer is warned by the regular bills of the customer's own forecast",
    ],
  ]),
  ...faultsIn('sumPurchases', [
    [
      'a refund of a regular bill lowers everyday spending',
      'or(isNull(reversesProcessorId), notInArray(reversesProcessorId, references)),',
      '',
      'a refund of a regular bill is no everyday spending, either',
    ],
  ]),
  ...faultsIn('listExpectedBills', [
    [
      'a dismissed bill is expected',
      "status === 'dismissed'",
      'status === undefined',
      'a bill that is dismissed is everyday spending again',
    ],
  ]),
  ...faultsIn('listCharges', [
    [
      'payments of the plan are a regular bill',
      'or(isNull(expenseItems.billPaymentId), not(isOfPlan)),',
      '',
      "payments to a biller of the plan are the trustee's, and no regular bill",
    ],
  ]),
  ...faultsIn('comingUp', [
    [
      'the home page lists bills that nobody confirmed',
      "regular?.status === 'confirmed'",
      'regular !== null',
      'the home page lists regular bills that were confirmed, and no reminder of one of them',
    ],
  ]),
]
