import { Link } from '@tanstack/react-router'
import { paths } from '../../lib/paths.ts'
import { Money } from '../../ui/figure/money.tsx'
import { Notice } from '../../ui/page/notice.tsx'
import { stateOf } from './refund-state.ts'
import { useNewestRefund } from './refunds.api.ts'
import { unspecified } from './refunds.messages.ts'

/** On the home page, once spending has ended and there is a check: where the money is. */
export const RefundPanel = () => {
  const check = useNewestRefund()
  if (!check) return null
  const { tone, headline, more } = stateOf(check)
  return (
    <section aria-label={unspecified.panelTitle}>
      <Notice tone={tone}>
        <p>
          <strong>{headline}</strong>
          {check.amount && (
            <>
              {' '}
              <Money amount={check.amount} />
            </>
          )}
        </p>
        <p>
          {more} <Link to={paths.refund}>{unspecified.toPage}</Link>
        </p>
      </Notice>
    </section>
  )
}
