import { faultsIn } from './mutant.ts'

/** Faults in the forecast: money that is counted twice, too early or not at all. */
export const forecastFaults = [
  ...faultsIn('answerOf', [
    [
      'late pay is said before a payment to the trustee that could be short',
      'if (shortPayment) {',
      'if (shortPayment && !pay.some(({ isLate }) => isLate)) {',
      'a payment that is short, before anything else',
    ],
    [
      'an account that is short today is said to last',
      'shortfall.on === today || (payOn && shortfall.on < payOn)',
      'payOn && shortfall.on < payOn',
      'an account that is short today even with the pay of today, before the pay after it',
    ],
  ]),
  ...faultsIn('setAsideFor', [
    [
      'a payment is called set aside without its fee',
      'needOf(next, ZERO) <= setAside.balanceCents',
      'needOf(next, ZERO) - 100 <= setAside.balanceCents',
      'a payment is set aside only if all of the next one is',
    ],
  ]),
  ...faultsIn('forecastOf', [
    [
      'overdue pay is in the low line',
      'countsPay: ({ on }) => on >= today',
      'countsPay: () => true',
      'add overdue pay only to the expected one',
    ],
    [
      'everyday spending of the low line is that of the expected one',
      'everydayCents: lowEveryday(everydayCents)',
      'everydayCents',
      'subtract everyday spending from tomorrow on',
    ],
    [
      'money must last for the payday, too',
      'addDays(payOn, -1)',
      'payOn',
      'until the day before the next pay',
    ],
  ]),
  ...faultsIn('everydaySpending', [
    [
      'two weeks of purchases are not enough',
      'known >= MIN_DAYS',
      'known > MIN_DAYS',
      'everyday spending is {the mean of 14 days}',
    ],
  ]),
  ...faultsIn('withWages', [
    [
      'what an employer sent and was posted counts twice',
      'larger(each.appliedCents, sentCents)',
      'add(each.appliedCents, sentCents)',
      'is not counted with what was posted of it',
    ],
  ]),
  ...faultsIn('SafeWarning', [
    [
      'an amount beyond what is safe to spend is not warned of',
      'cents === undefined || cents <= centsOf(safe.amount)',
      'cents === undefined || centsOf(safe.amount) > 0',
      'says if an amount with its fee is more than what is safe to spend',
    ],
  ]),
  ...faultsIn('PaymentDialog', [
    [
      'a payment from the set-aside that is tried again is another payment',
      'const from = chosen ?? accountOf(amount)',
      'const from = usualAccount(amount, setAside)',
      'repeats a payment from the set-aside as the same payment, also once its money is gone from there',
    ],
  ]),
  ...faultsIn('usualAccount', [
    [
      'the set-aside pays without the fee',
      'totalOfBillPayment(cents) <=',
      'cents <=',
      'a payment of "{465.00}" with {465.99} set aside (old: {false}) is from {main}',
    ],
  ]),
  ...faultsIn('TrusteeHero', [
    [
      'who pays by autopay is asked to pay by hand',
      'isCovered || isPaidOtherwise',
      'isCovered',
      'says who else pays, and has no main button to pay it by hand',
    ],
  ]),
  ...faultsIn('safeToSpendOf', [
    [
      'pay that has not arrived is safe to spend',
      'countsPay: () => false',
      'countsPay: () => true',
      'is an amount {only for today on a payday}',
    ],
    [
      'what is kept back is safe to spend',
      'subtract(mainCents, keepBackCents)',
      'mainCents',
      "what is safe to spend never lets the trustee's money be needed",
    ],
  ]),
  ...faultsIn('lineOf', [
    [
      'a payment to the trustee that is not set aside is left out',
      'mainCents: subtract(state.mainCents, restCents)',
      'mainCents: state.mainCents',
      'pay the trustee from the account without a set-aside',
    ],
    [
      'money set aside pays the trustee twice',
      'setAsideCents: subtract(state.setAsideCents, keptCents)',
      'setAsideCents: state.setAsideCents',
      'pay the trustee from what is set aside',
    ],
    [
      'a share is spent when it is set aside',
      'setAsideCents: add(book.setAsideCents, amountCents)',
      'setAsideCents: book.setAsideCents',
      'shares never change how much there is',
    ],
    [
      'a payment that autopay may not pay from the main account is not short',
      'smaller(fromMainCents, mostCents)',
      'mostCents',
      'what autopay may not take from the account',
    ],
  ]),
  ...faultsIn('joinInputs', [
    [
      'pay to another account, or pay that arrived, is expected here',
      'if (!pay.landsHere || pay.depositIds.length > 0) return []',
      '',
      'expects only pay that arrives here and has not arrived',
    ],
  ]),
  ...faultsIn('readInputs', [
    [
      'a payment that is ordered while the forecast is read is left out',
      `const { payments: coming, brought } = await setAside.readComing(customerId)
       const untaken = await bills.listUntaken(db, [customerId])`,
      `const untaken = await bills.listUntaken(db, [customerId])
       const { payments: coming, brought } = await setAside.readComing(customerId)`,
      'reads what is to come before what is ordered, and balances last',
    ],
  ]),
  ...faultsIn('listUncollected', [
    [
      'what a service may still collect is safe to spend',
      '[{ ...row, method, amountCents, totalCents }],',
      '[]',
      'subtracts what a service is expected to collect until it is collected, whichever account has its money',
    ],
  ]),
  ...faultsIn('listDueTransfers', [
    [
      'a transfer that repeats counts before it arrives',
      'arrivesOn: expectedBy(on), amountCents }',
      'arrivesOn: on, amountCents }',
      'counts transfers by account on the last day on which they should arrive',
    ],
  ]),
]
