import { Link } from '@tanstack/react-router'
import { paths } from '../../../lib/paths.ts'
import { PhoneLink } from '../../../ui/page/phone-link.tsx'
import type { LegalSection, Names } from '../legal-section.ts'

/** How the agreement changes, and how the account ends. */
export const endingSections = ({ bank_name, support, wind_down }: Names): LegalSection[] => [
  {
    id: 'closing',
    title: 'Closing the account',
    body: (
      <>
        <p>
          You may close the account at any time by calling <PhoneLink phone={support.phone} />. We may close
          it when it was never funded, when it is used against the law or this agreement, or when the program
          ends; we tell you first where we can. What is left in it is yours: we send it by check to your
          address.
        </p>
        <p>
          {wind_down.mode === 'off' ? (
            'If the program ever ends, we tell you before on which days deposits and spending stop.'
          ) : (
            <>
              The days on which deposits and spending stop are on the{' '}
              <Link to={paths.programNotice}>program notice</Link>.
            </>
          )}{' '}
          The refund check is sent within {wind_down.refund_within_days} days after that and must be cashed
          within {wind_down.check_cashable_days} days. After that, call us.
        </p>
        <p>
          Money that nobody asks for over years must be handed to the state that you lived in. You can ask
          that state for it.
        </p>
      </>
    ),
  },
  {
    id: 'orders',
    title: 'Court orders',
    body: (
      <p>
        If we get an order of a court or another lawful demand about your account, we follow it. We tell you
        when the law lets us. An order in your Chapter 13 case stands above this agreement.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes to this agreement',
    body: (
      <p>
        We may change this agreement. If a change costs you money, adds to what you may have to bear, or takes
        something away, we email you at least 21 days before. If you do not want it, you may close the account
        before that day at no cost. A change that is needed at once for the safety of your account may come
        first and the email after it.
      </p>
    ),
  },
  {
    id: 'law',
    title: 'Law and disputes',
    body: (
      <p>
        Federal law applies to this agreement and, where it has no answer, the law of the state in which{' '}
        {bank_name} has its main office. You keep your right to go to court, alone or with others. If you have
        a complaint, please call us first; you may also turn to the Consumer Financial Protection Bureau. If a
        part of this agreement does not hold, the rest does.
      </p>
    ),
  },
]
