import { useQuery } from '@tanstack/react-query'
import { paths } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/page/button-link.tsx'
import { Money } from '../../ui/figure/money.tsx'
import { Notice } from '../../ui/page/notice.tsx'
import { useAccount } from '../account/account.api.ts'
import { notificationsQuery } from '../notifications/notifications.api.ts'
import { authDenialQuery } from './auth-denial-query.ts'
import classes from './fraud.module.css'
import { unspecified } from './fraud.messages.ts'
import { alertIn, frozeCard, viewOf } from './fraud.rules.ts'

/** What came with the page (`loadOpenAlert`) is not asked for again at once. */
const FRESH_MS = 30_000

/** On the home page: a card that we froze stays so until the question about the purchase is answered, so it stands on top. */
export const OpenAlert = () => {
  const card = useAccount()?.current_card ?? null
  const isFrozen = card?.frozen === true
  const { data: notifications = [] } = useQuery({ ...notificationsQuery, enabled: isFrozen })
  const id = isFrozen ? alertIn(notifications) : undefined
  const { data: denial } = useQuery({
    ...authDenialQuery(id ?? ''),
    staleTime: FRESH_MS,
    enabled: id !== undefined,
  })
  if (!id || !denial || !frozeCard(denial) || viewOf(denial, card) !== 'question') return null
  return (
    <section aria-label={unspecified.title}>
      <Notice tone="care">
        <p>
          <strong>{unspecified.openTitle}</strong>
        </p>
        <p>
          {unspecified.openPurchase(denial.merchant_name)} <Money amount={denial.amount} />.{' '}
          {unspecified.openNext}
        </p>
        <div className={classes.open}>
          <ButtonLink to={paths.fraudAlert} params={{ authDenialId: id }}>
            {unspecified.openAnswer}
          </ButtonLink>
        </div>
      </Notice>
    </section>
  )
}
