import { faultsIn } from './mutant.ts'

/** Faults in what the trustee posted: added twice, counted wrongly, or told twice, too early or without knowing. */
export const receiptFaults = [
  ...faultsIn('statesOfLines', [
    [
      'the same line of a file is added twice',
      "return isRepeated || take(left.plain, line) ? 'known' : 'new'",
      "return take(left.plain, line) ? 'known' : 'new'",
      'a line that is twice in the file is added once',
    ],
    [
      'lines without a number are one receipt',
      'if (left > 0) counts.set(key(posting), left - 1)',
      '',
      'lines without a number count as often as they are there',
    ],
    [
      'a receipt of a day to come is added',
      'line.postedOn <= today &&',
      '',
      '{a line of a day to come} is not understood',
    ],
  ]),
  ...faultsIn('server/importFile', [
    [
      'lines that are there already are added again',
      "line.state === 'new' && isUnderstood(line, today)",
      'isUnderstood(line, today)',
      'adds what is new, and twice the same adds nothing',
    ],
    [
      'a customer stores receipts without end by files',
      '.length + fresh.length > MAX_RECEIPTS',
      '.length > MAX_RECEIPTS',
      'that is no CSV, or has too many lines, is refused and adds nothing',
    ],
  ]),
  ...faultsIn('matchByHand', [
    [
      'two receipts are the posting of one payment by hand',
      'if (payment.isUndone || isOther)',
      'if (payment.isUndone)',
      'with a payment that another receipt has, or that came back, is refused',
    ],
    [
      'a payment that came back gets a receipt',
      'if (payment.isUndone || isOther)',
      'if (isOther)',
      'with a payment that another receipt has, or that came back, is refused',
    ],
    [
      'autopay does not follow what was posted',
      'await deps.autopay.followPlan(tx, customerId, { isOtherTrustee: false })',
      '',
      'what was posted ahead lowers what autopay sends next',
    ],
  ]),
  ...faultsIn('server/deleteReceipt', [
    [
      "a customer deletes another customer's receipt",
      '.delete(receipts) .where(and(eq(receipts.customerId, customerId), eq(receipts.id, id)))',
      '.delete(receipts) .where(eq(receipts.id, id))',
      "answers another customer's record exactly like a missing one, in every id field",
    ],
  ]),
  ...faultsIn('matchStored', [
    [
      'a second posting counts before the customer says so',
      "twice: 'twice',",
      "twice: 'alone',",
      'the plan counts what did not come from this account, and no second posting',
    ],
    [
      'a payment that came back is posted',
      '.filter(({ isUndone, cameBackOn }) => !isUndone || cameBackOn !== null)',
      '',
      'a receipt is not that of a payment that failed or came back',
    ],
  ]),
  ...faultsIn('newsOf', [
    [
      'a payment that was missing years ago is news',
      'return overdueFrom >= since ? state : undefined',
      'return state',
      'on {2027-05-20} of a payment that should have been posted by Friday, April 16',
    ],
    [
      "a payment in the trustee's earlier total is told of as missing",
      ' || isInOpening) return undefined',
      ') return undefined',
      'is not told if it is part of the opening total',
    ],
    [
      'what was posted years ago is news',
      'postedOn !== null && postedOn >= since ? state : undefined',
      'postedOn !== null ? state : undefined',
      'a month ago is history',
    ],
  ]),
  ...faultsIn('notifyPostings', [
    [
      'a customer without receipts is told that payments are missing',
      '.filter(([, { receipts }]) => receipts.length > 0)',
      '',
      'is not told without any receipt, nor once they are all deleted',
    ],
    [
      'a customer is told that a payment is missing while entering its receipt',
      "isLook || what !== 'should_have_been_posted'",
      'true',
      'is not told while receipts are entered one by one',
    ],
  ]),
  ...faultsIn('forEachPage', [
    [
      'a customer who cannot be looked at keeps all others waiting',
      'eachOf(rows.map((row) => () => work([row])))',
      'work(rows)',
      'a customer who cannot be looked at keeps nobody else waiting',
    ],
  ]),
  ...faultsIn('postingNotice', [
    [
      'a payment is told of again whenever a receipt changes',
      'dedupeKey: `receipt-${payment.id}-${news}`,',
      'dedupeKey: `receipt-${payment.id}-${news}-${payment.receipt?.row.id}`,',
      'is told once in the panel alone, whatever is typed again',
    ],
  ]),
]
