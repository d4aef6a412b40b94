import { FeeList } from './fee-list.tsx'

export const FeeTable = () => (
  <>
    <FeeList
      caption="Everything that we charge. We take a fee out of your balance, and we show it first."
      what="What for"
      fee="Fee"
      fees={{
        monthly: { what: 'Monthly fee' },
        purchase: { what: 'Purchase with your card' },
        atm: {
          what: 'Cash from an ATM in the U.S.',
          note: 'The owner of the ATM may take a fee. The screen says so first.',
        },
        directDeposit: { what: 'Direct deposit, with or without early access' },
        transfer: { what: 'Transfer from or to a linked bank account' },
        billPayment: {
          what: 'Bill payment, your trustee payment included',
          note: 'For each payment. You get it back when the payment fails or is returned.',
        },
        cardReplacement: {
          what: 'Replacement of a lost, stolen or damaged card',
          note: 'The first one in twelve months is free, and so is one after fraud.',
        },
        belowZero: { what: 'Balance below zero', note: 'A biller or shop may take a fee of its own.' },
        noUse: { what: 'No use of the account' },
        call: { what: 'Call to customer service' },
        paperCopy: { what: 'Paper copy of a statement or agreement' },
        closing: { what: 'Closing the account, refund check included' },
      }}
    />
    <p>The card works in the U.S. only, so there are no fees for other countries or currencies.</p>
  </>
)
