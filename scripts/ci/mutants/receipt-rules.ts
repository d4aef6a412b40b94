/** Faults of what files of receipts say, and of the payment that each receipt is of. */
import { faultsIn } from './mutant.ts'

export const receiptRuleFaults = [
  ...faultsIn('trackInstallments', [
    [
      'money that an office took back still counts',
      'add(before.amountCents, last.amountCents)',
      'before.amountCents',
      'what the office took back lessens the newest money before it',
    ],
  ]),
  ...faultsIn('matchReceipts', [
    [
      'a payment is applied to two receipts',
      'for (const id of paymentIds) taken.add(id)',
      '',
      'never takes a payment that has a receipt of its amount',
    ],
    [
      'a second posting counts as money from elsewhere',
      "{ state: 'twice', paymentIds: idsOf(group) }",
      "{ state: 'not_from_here', paymentIds: [] }",
      'a second receipt that may be that of a matched payment is never applied',
    ],
    [
      'what the customer matched is matched again',
      'if (byHand === undefined) continue',
      'continue',
      'what the customer matched is never undone',
    ],
    [
      'the newer of two that the customer matched has the payment',
      'receipts.toSorted(byDay)) { if (byHand === undefined)',
      'receipts) { if (byHand === undefined)',
      'of one payment twice never applies it twice',
    ],
    [
      'a receipt of a month later is the posting of a payment',
      'sentOn <= postedOn && postedOn <= lastOn',
      'sentOn <= postedOn',
      'matches its payment if it was posted in its window: {16 banking days after that}',
    ],
    [
      'an amount that is too far apart is the posting of a payment',
      'NEAR_PERCENT = 5',
      'NEAR_PERCENT = 6',
      'is that of the only payment that it may be: {5 % and a cent less}',
    ],
    [
      'a receipt that may be that of two payments takes one of them',
      'onlyOnes(candidatesOf(left(), alone(free()), isNear))',
      'nearestOf(candidatesOf(left(), alone(free()), isNear))',
      'is open if it may be that of two payments',
    ],
    [
      'the order of the import decides which receipt matches',
      'a.receipt.id - b.receipt.id ||',
      '',
      'on a tie belongs to {the receipt with the lower id}',
    ],
    [
      'a payment whose receipt was taken back is posted',
      'takenBack.size > 0 ? matchWithout(takenBack, windowed, receipts) : matching',
      'matching',
      'leaves the payment to the receipt after it',
    ],
    [
      'the posting of a payment that came back counts as paid',
      '[...free(), ...cameBack]',
      'free()',
      'is a question if it was posted in that time: {before it came back}',
    ],
    [
      'what the customer matched counts as paid although it came back',
      'group.some(isBack)',
      'group.length < 0',
      'is a question also if the customer matched it',
    ],
    [
      'a receipt is taken back twice',
      '&& !takenBack.has(each.id)',
      '',
      'was posted before, has the same amount, and is taken back once',
    ],
  ]),
  ...faultsIn('trusteePaymentState', [
    [
      'a payment that came back is posted',
      "if (payment.isUndone) return 'came_back'",
      '',
      'on {2027-04-19}, when it was {returned} and its receipt is {matched}, is {came_back}',
    ],
    [
      'an office that needs days to post is called too early',
      'postingDays + GRACE_BANKING_DAYS',
      'GRACE_BANKING_DAYS',
      'a payment {with posting days}, expected on {2027-04-12}',
    ],
  ]),
  ...faultsIn('readReceiptFile', [
    [
      'a total is a receipt',
      '!isTotal(row)',
      'true',
      'leave out what is before the headings, repeated headings and totals',
    ],
    [
      'a receipt has what follows an open quote',
      'row.isUnclosed ? null : columns',
      'columns',
      'is not understood {with a quote that is not closed}',
    ],
  ]),
]
