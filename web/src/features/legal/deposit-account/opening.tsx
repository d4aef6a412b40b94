import type { LegalSection, Names } from '../legal-section.ts'

/** What the account is, and who may have it. */
export const openingSections = ({ product_name, bank_name }: Names): LegalSection[] => [
  {
    id: 'account',
    title: 'The account',
    body: (
      <>
        <p>
          {product_name} is a prepaid account for people in a Chapter 13 plan. {bank_name} (“we”) holds the
          money for you. With the account come a debit card, transfers from your other bank accounts, payments
          to billers and to your trustee, and a tracker for your plan.
        </p>
        <p>
          The account is yours alone. It cannot be shared or passed on, it earns no interest, and no checks
          can be written on it.
        </p>
        <p>
          Deposit insurance protects depositors when an insured bank fails. It does not protect against fraud
          or mistakes. You can look up whether {bank_name} is insured in the FDIC’s list of banks, BankFind,
          or ask us.
        </p>
        <p>
          We are not your attorney and not your trustee. Having this account does not mean that a court has
          approved your plan or your payments.
        </p>
      </>
    ),
  },
  {
    id: 'opening',
    title: 'Opening it',
    body: (
      <>
        <p>
          You must be at least 18 years old, live in one of the fifty states or the District of Columbia, and
          have a Social Security number and a street address.
        </p>
        <p>
          To help fight terrorism and money laundering, federal law makes every bank find out who opens an
          account. We ask for your name, address, date of birth and Social Security number, and we may ask to
          see your Social Security card, your driver’s license or state ID, and a utility bill. We may say no
          to an application.
        </p>
        <p>You agree to tell us the truth, and to tell us when your name, address or phone changes.</p>
      </>
    ),
  },
]
