import type { RefundCheck } from '@yoursuccess/contract/refunds/refunds'
import { Link } from '@tanstack/react-router'
import { t } from '../../i18n/translate.ts'
import { paths } from '../../lib/paths.ts'
import { Money } from '../../ui/figure/money.tsx'
import { LoadError } from '../../ui/page/load-error.tsx'
import { Notice } from '../../ui/page/notice.tsx'
import { stateOf } from './refund-state.ts'
import { useRefundsToShow } from './refunds.api.ts'
import classes from './refunds.module.css'
import { copy } from './refunds.messages.ts'

/** Shown on the home page once spending has ended and there is a refund check: the check's status. */
export const RefundPanel = () => {
  const { checks, query } = useRefundsToShow()
  if (checks.length === 0) return <LoadError text={t(copy.panelMissing)} of={[query]} />
  return (
    <section aria-label={t(copy.panelTitle)} className={classes.panel}>
      {checks.map((check) => (
        <Reported key={check.id} check={check} />
      ))}
    </section>
  )
}

const Reported = ({ check }: { check: RefundCheck }) => {
  const { tone, headline, more } = stateOf(check)
  return (
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
        {more} <Link to={paths.refund}>{t(copy.toPage)}</Link>
      </p>
    </Notice>
  )
}
