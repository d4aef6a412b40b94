import { PhoneLink } from '../../ui/page/phone-link.tsx'
import type { LegalSection, Names } from './legal-section.ts'

export const electronicCommunicationsInShort = ({ product_name }: Names) => (
  <p>
    {product_name} works online. You agree to get our papers on your screen and by email instead of by post.
    You may ask for any of them on paper at no cost, and you may take this consent back.
  </p>
)

/** Consent to electronic records, as the E-Sign Act requires: 15 U.S.C. 7001(c). */
export const electronicCommunications = ({ product_name, bank_name, support }: Names): LegalSection[] => [
  {
    id: 'who',
    title: 'Who is who',
    body: (
      <p>
        “We” and “us” are {bank_name}, which holds your account, and those who run {product_name} for it.
        “You” are the person who applies for the account or owns it.
      </p>
    ),
  },
  {
    id: 'what',
    title: 'What you get electronically',
    body: (
      <>
        <p>Everything that the law tells us to give you in writing about this account. That is:</p>
        <ul>
          <li>the agreements and the list of fees, and every change to them</li>
          <li>monthly statements and the history of your transactions</li>
          <li>receipts and confirmations, such as for a transfer or a bill payment</li>
          <li>our answers when you report an error or a lost card</li>
          <li>privacy notices and tax forms, if there are any</li>
          <li>our decision about your application</li>
          <li>the notice that the account or the program ends</li>
        </ul>
        <p>We may still send something by post, for example your card or a refund check.</p>
      </>
    ),
  },
  {
    id: 'how',
    title: 'How you get it',
    body: (
      <p>
        We show it after you sign in, or we email it to the address that you sign in with. Where the law wants
        you to know that something new is there, we send you an email. We never ask for your password, a code
        or your Social Security number by email.
      </p>
    ),
  },
  {
    id: 'paper',
    title: 'Paper copies',
    body: (
      <p>
        Call <PhoneLink phone={support.phone} /> and we mail you a paper copy of any paper listed above. It
        costs nothing. You can also print or save each of them yourself.
      </p>
    ),
  },
  {
    id: 'withdraw',
    title: 'Taking your consent back',
    body: (
      <>
        <p>
          You may take your consent back at any time, without a fee. Call <PhoneLink phone={support.phone} />{' '}
          or write to the address below.
        </p>
        <p>
          Because {product_name} exists only online, we then close the account and send you the balance by
          check. What you got electronically before stays valid. If you take your consent back while you are
          applying, the application ends.
        </p>
      </>
    ),
  },
  {
    id: 'needs',
    title: 'What you need',
    body: (
      <>
        <ul>
          <li>a phone, tablet or computer with a connection to the internet</li>
          <li>a current version of Chrome, Edge, Firefox or Safari, with cookies and JavaScript on</li>
          <li>an email address that is yours alone, and a program that shows PDF files</li>
          <li>a printer, or room to store files, if you want to keep copies</li>
        </ul>
        <p>
          If these needs change so that you may no longer be able to read our papers, we tell you first and
          ask for your consent again. You may then take it back without a fee.
        </p>
        <p>That you can read this page now shows that your device is good enough.</p>
      </>
    ),
  },
  {
    id: 'address',
    title: 'Keep your email address current',
    body: (
      <p>
        When your email address changes, change it in the settings of your account, or call us. If mail to you
        comes back, the papers still count as given once they are in your account.
      </p>
    ),
  },
  {
    id: 'signature',
    title: 'Your electronic signature',
    body: (
      <p>
        When you submit your application, that has the same force as your signature on paper. We keep a record
        of which version of each agreement you agreed to, and when.
      </p>
    ),
  },
]
