import { elements, t } from '../../i18n/translate.ts'
import { paths } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/page/button-link.tsx'
import { Money } from '../../ui/figure/money.tsx'
import { LoadError } from '../../ui/page/load-error.tsx'
import { Notice } from '../../ui/page/notice.tsx'
import { useOpenAlert } from '../card/card.api.ts'
import classes from './fraud.module.css'
import { copy } from './fraud.messages.ts'

/**
 * Shown at the top of the home page while a card that the bank froze waits for the customer's answer about
 * the purchase.
 */
export const OpenAlert = () => {
  const { alert: denial, queries } = useOpenAlert()
  if (!denial) return <LoadError text={t(copy.openMissing)} of={queries} />
  return (
    <section aria-label={t(copy.title)}>
      <Notice tone="care">
        <p>
          <strong>{t(copy.openTitle)}</strong>
        </p>
        <p>
          {elements(copy.openPurchase, {
            merchant: denial.merchant_name,
            amount: <Money amount={denial.amount} />,
          })}{' '}
          {t(copy.openNext)}
        </p>
        <div className={classes.open}>
          <ButtonLink to={paths.fraudAlert} params={{ authDenialId: String(denial.id) }}>
            {t(copy.openAnswer)}
          </ButtonLink>
        </div>
      </Notice>
    </section>
  )
}
