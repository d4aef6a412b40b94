import { faultsIn } from './mutant.ts'

/** Faults in the forecast: money that is counted twice, too early or not at all. */
export const forecastFaults = [
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
  ...faultsIn('readInputs', [
    [
      'pay to another account, or pay that arrived, is expected here',
      'if (!pay.landsHere || pay.depositIds.length > 0) return []',
      '',
      'expects only pay that arrives here and has not arrived',
    ],
    [
      'a payment that is ordered while the forecast is read is left out',
      `const coming = await setAside.listComing(customerId)
       const untaken = await bills.listUntaken(db, customerId)`,
      `const untaken = await bills.listUntaken(db, customerId)
       const coming = await setAside.listComing(customerId)`,
      'reads what is to come before what is ordered, and balances last',
    ],
  ]),
  ...faultsIn('listUncollected', [
    [
      'what a service may still collect is safe to spend',
      'method === null || totalCents === null ? [] : [{ method, expectedOn, totalCents }],',
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
