import { PhoneLink } from '../../ui/page/phone-link.tsx'
import classes from './legal-page.module.css'
import type { LegalSection, Names } from './legal-section.ts'

export const privacyPolicyInShort = () => (
  <p>
    We use what we know about you to run your account and to keep it safe. We do not sell it, we do not show
    you ads, and we do not let other companies use it to sell you something.
  </p>
)

const SHARING: readonly (readonly [reason: string, shared: string])[] = [
  ['To run your account: open it, move your money, answer the courts, fix errors', 'Yes'],
  ['To check who you are, and to stop fraud', 'Yes'],
  ['For our own offers to you', 'No'],
  ['For offers that we make together with another financial company', 'No'],
  ['For companies that belong to us or we to them, so that they can sell you something', 'No'],
  ['For other companies, so that they can sell you something', 'No'],
]

/** The privacy notice of 15 U.S.C. 6803, including what the website stores. */
export const privacyPolicy = ({ product_name, bank_name, support }: Names): LegalSection[] => [
  {
    id: 'what',
    title: 'What we know about you',
    body: (
      <>
        <ul>
          <li>
            <strong>Who you are:</strong> name, date of birth, Social Security number, address, phone numbers,
            email address, occupation, and how much you expect to deposit
          </li>
          <li>
            <strong>Your account:</strong> balance, deposits, purchases, transfers, bills that you pay and
            whom you pay
          </li>
          <li>
            <strong>Your plan:</strong> your trustee payment, your goals and the spending that you write down
          </li>
          <li>
            <strong>Accounts that you link:</strong> the bank, the kind of account, its numbers and the name
            on it
          </li>
          <li>
            <strong>Your visits:</strong> when you sign in, from which network address, and what was changed
          </li>
        </ul>
        <p>
          You give us most of it yourself. The rest comes from your use of the account, from companies that
          check who people are, and from banks that you link.
        </p>
        <p>We do not follow where you are, read your contacts, or watch what you do on other websites.</p>
      </>
    ),
  },
  {
    id: 'sharing',
    title: 'When we share it',
    body: (
      <>
        <table className={classes.table}>
          <caption>Reasons for which a bank may share what it knows, and whether we do</caption>
          <thead>
            <tr>
              <th scope="col">Reason</th>
              <th scope="col">Do we share?</th>
            </tr>
          </thead>
          <tbody>
            {SHARING.map(([reason, shared]) => (
              <tr key={reason}>
                <th scope="row">{reason}</th>
                <td>{shared}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p>
          The law gives you the right to limit some kinds of sharing. They are the ones with “No” above, so
          there is nothing that you have to do. If that should ever change, we ask you first.
        </p>
      </>
    ),
  },
  {
    id: 'partners',
    title: 'Who works for us',
    body: (
      <>
        <p>Some work is done by companies that may use your data for that work only:</p>
        <ul>
          <li>the company that keeps the book of your account, makes your card and checks who you are</li>
          <li>the company through which you link an account at another bank, if you link one</li>
          <li>the network that brings your payments to your billers</li>
          <li>the services that deliver our emails, texts and calls</li>
          <li>the rewards site, if you open it: it gets a ticket for one visit, not your password</li>
        </ul>
        <p>
          We give data to courts, your trustee’s court included, and to government agencies when the law says
          that we must.
        </p>
      </>
    ),
  },
  {
    id: 'browser',
    title: 'What we keep in your browser',
    body: (
      <>
        <p>
          Two cookies, which scripts cannot read. One keeps you signed in and ends with your visit. The other
          one tells for half a year that you signed in with this browser before, so that others who try your
          password do not keep you out, and so that we can tell you when somebody signs in with another one. A
          third cookie, which scripts can read, has the language that you read and stays for 400 days. Beside
          them the browser notes when your session ends, when you were last active, which page you were on,
          and which notices you have read, and it keeps the files of the app, but nothing of your account.
          There are no cookies of other companies and no ads.
        </p>
        <p>
          The pages on which you link another bank load the script of the company that makes the link. No
          other page does.
        </p>
      </>
    ),
  },
  {
    id: 'safety',
    title: 'How we protect it',
    body: (
      <ul>
        <li>Everything that travels between you and us is encrypted.</li>
        <li>
          Your Social Security number is sent once, is kept encrypted, and is never shown again. We delete it
          30 days after we decide on your application. What stays is a code by which we notice when the same
          number comes again.
        </li>
        <li>Your password is kept in a form from which it cannot be read back.</li>
        <li>You can add a second step to signing in. We sign you out when you are idle.</li>
        <li>Changes to your account are written to a record that nobody can edit.</li>
      </ul>
    ),
  },
  {
    id: 'time',
    title: 'How long we keep it',
    body: (
      <p>
        As long as you have the account, and after that as long as the law asks banks to keep records: what
        proves who you are for five years after the account is closed, records of payments for up to seven
        years. Then we delete it.
      </p>
    ),
  },
  {
    id: 'rights',
    title: 'What you can do',
    body: (
      <>
        <p>
          You can see what we know in your account and change your name, address, phone and email address in
          its settings. For anything else call <PhoneLink phone={support.phone} />: we tell you what we have,
          and correct what is wrong. The law of your state may give you more rights. You can use them the same
          way, and we treat you no worse for it.
        </p>
        <p>Nobody under 18 can have an account, and we do not knowingly collect data about children.</p>
      </>
    ),
  },
  {
    id: 'changes',
    title: 'Changes',
    body: (
      <p>
        When this policy changes, the new version is shown here and we email you before it counts. {bank_name}{' '}
        and those who run {product_name} for it are bound by it.
      </p>
    ),
  },
]
