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
  ]),
  ...faultsIn('readInputs', [
    [
      'pay to another account, or pay that arrived, is expected here',
      'if (!pay.landsHere || pay.depositIds.length > 0) return []',
      '',
      'expects only pay that arrives here and has not arrived',
    ],
  ]),
]
