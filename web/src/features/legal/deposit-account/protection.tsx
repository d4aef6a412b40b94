import { PhoneLink } from '../../../ui/page/phone-link.tsx'
import type { LegalSection, Names } from '../legal-section.ts'

/** What Regulation E gives the customer: 12 CFR 1005.6, 1005.7, 1005.11, 1005.18. */
export const protectionSections = ({ support }: Names): LegalSection[] => [
  {
    id: 'lost',
    title: 'A lost card, or payments that are not yours',
    body: (
      <>
        <p>
          Tell us <strong>at once</strong> if your card is lost or stolen, if somebody may know your PIN or
          password, or if money went out without your leave. You could lose all the money in your account.
          Freeze the card in your account first, then call <PhoneLink phone={support.support_line} />.
        </p>
        <ul>
          <li>
            If you tell us within 2 business days after you learn that the card or code is lost or stolen, you
            can lose no more than $50.00.
          </li>
          <li>
            If you tell us later, and we could have stopped the payments had you told us in time, you can lose
            up to $500.00.
          </li>
          <li>
            If your statement shows payments that you did not make, tell us within 60 days after we sent it or
            showed it to you. Otherwise you may not get back what is taken after those 60 days and before you
            tell us, if we can show that we could have stopped it.
          </li>
        </ul>
        <p>
          If a good reason kept you from telling us, such as a long trip or a hospital stay, you have more
          time.
        </p>
      </>
    ),
  },
  {
    id: 'errors',
    title: 'When something is wrong',
    body: (
      <>
        <p>
          Call <PhoneLink phone={support.phone} />, use “Report a problem” beside the transaction, or write to
          the address below as soon as you can. We must hear from you within 60 days after we sent or showed
          you the first statement with the error. Tell us:
        </p>
        <ul>
          <li>your name and the number of your account</li>
          <li>what is wrong or unclear, and why you think so</li>
          <li>the amount and, as near as you know, the day</li>
        </ul>
        <p>If you tell us by phone, we may ask you to write within 10 business days.</p>
        <p>
          We find out within 10 business days whether there was an error, and correct it without delay. If we
          need longer, we may take up to 45 days, but then we put the amount into your account within those 10
          business days, so that you have it while we look. If we asked you to write and you did not, we may
          leave that out.
        </p>
        <p>
          In the first 30 days after your first deposit, the 10 business days are 20. In those first 30 days,
          and for purchases in shops and for payments from outside the United States, the 45 days are 90.
        </p>
        <p>
          We tell you what we found within 3 business days after we are done. If there was no error, we write
          why, and you may ask for copies of what we looked at.
        </p>
      </>
    ),
  },
  {
    id: 'our-fault',
    title: 'When we make a mistake',
    body: (
      <>
        <p>
          If we do not make a payment in time or in the right amount though you asked us as agreed, we make
          good your losses. There are exceptions. We do not, for example, when:
        </p>
        <ul>
          <li>there was not enough money in your account, through no fault of ours</li>
          <li>the money is held by a court order, or the card was frozen or reported lost</li>
          <li>the ATM or terminal was out of order, and you knew it when you started</li>
          <li>a flood, a fire or something else beyond our control got in the way</li>
        </ul>
      </>
    ),
  },
  {
    id: 'days',
    title: 'Business days and privacy',
    body: (
      <p>
        Business days are Monday to Friday, without the holidays of the Federal Reserve. We tell others about
        your account or your payments only where that is needed to complete a payment, when a court or an
        agency asks as the law allows, when you agree, and as the Privacy Policy says.
      </p>
    ),
  },
]
