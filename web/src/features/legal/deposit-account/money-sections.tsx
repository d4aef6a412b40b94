import { formatUsd } from '@yoursuccess/contract/core/money'
import { MAX_TRANSFER } from '@yoursuccess/contract/funding/ach-transactions'
import { PhoneLink } from '../../../ui/page/phone-link.tsx'
import type { LegalSection, Names } from '../legal-section.ts'

/** How to add and spend money. */
export const moneySections = ({ support }: Names): LegalSection[] => [
  {
    id: 'in',
    title: 'Putting money in',
    body: (
      <>
        <ul>
          <li>
            <strong>Direct deposit.</strong> Give your employer or benefits office the form from your account.
            With early access you may get the money up to two days before payday, when the sender tells us in
            time. That is a courtesy and not a promise, and it does not cover deposits by ACH debit.
          </li>
          <li>
            <strong>Transfer from your other bank.</strong> Link an account that is in your own name and pull
            up to {formatUsd(MAX_TRANSFER)} at a time. The money is in your balance within 5 business days
            after we receive it. Until then it may still be returned by the other bank.
          </li>
        </ul>
        <p>
          Cash and paper checks cannot be deposited. The card is mailed when your first $5.00 have arrived.
        </p>
      </>
    ),
  },
  {
    id: 'out',
    title: 'Using it',
    body: (
      <>
        <p>
          You may spend what is available: your balance less the amounts that shops have asked us to hold. A
          hold ends when the shop takes its money or lets it go, which can take some days at gas stations,
          hotels and car rentals.
        </p>
        <p>
          We do not lend. What would take you below zero is refused. In rare cases you may still get there,
          such as when a deposit is returned late or a shop takes more than it asked for. Then please bring
          the balance back to zero; we take what is missing from your next deposit.
        </p>
        <p>
          <strong>Bills.</strong> You tell us whom to pay and how much. We send it electronically or as a
          check. Give a check 14 days to arrive. A check that nobody cashes is void after 180 days, and the
          money comes back to you.
        </p>
        <p>
          <strong>Your trustee payment</strong> is due whether or not we remind you. If a payment does not
          arrive in time, call your trustee or your attorney first, then us.
        </p>
        <p>
          The card must not be used for anything that is against the law, or for gambling on the internet.
        </p>
      </>
    ),
  },
  {
    id: 'stop',
    title: 'Stopping a payment',
    body: (
      <>
        <p>
          A payment that repeats can be stopped at any time, at the latest three business days before it is
          due: in your account, or by calling <PhoneLink phone={support.phone} />. When you call, we may ask
          you to confirm it in writing within 14 days.
        </p>
        <p>
          If a shop or biller takes an amount that changes each time, it must tell you 10 days before how much
          and when. If you stop a payment in time and we make it all the same, we make good your loss.
        </p>
      </>
    ),
  },
  {
    id: 'records',
    title: 'Receipts and statements',
    body: (
      <p>
        You get a receipt at ATMs and in shops. Your balance, seven years of history and a statement for each
        month are in your account. You can also hear your balance at <PhoneLink phone={support.phone} />.
      </p>
    ),
  },
]
