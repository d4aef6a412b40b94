import { useQuery } from '@tanstack/react-query'
import { t } from '../../i18n/translate.ts'
import { formatAsOf } from '../../lib/dates.ts'
import { Money } from '../../ui/figure/money.tsx'
import { ToneIcon } from '../../ui/look/tone-icon.tsx'
import { LoadError } from '../../ui/page/load-error.tsx'
import { useKnownToday } from '../program/program.api.ts'
import { balanceQuery } from './balance-query.ts'
import { copy } from './account.messages.ts'
import classes from './available.module.css'

/**
 * The available balance, on every page of the account and in each dialog that moves money. A stale balance
 * shows its time (ACCOUNT-09).
 */
export const Available = () => {
  const balance = useQuery(balanceQuery)
  const today = useKnownToday()
  const { data } = balance
  if (!data && balance.error) return <LoadError text={t(copy.balanceMissing)} of={[balance]} />
  return (
    <span className={classes.available}>
      {t(copy.balanceTitle)} <strong>{data ? <Money amount={data.balance} /> : '—'}</strong>
      {data && (data.stale || balance.isRefetchError) && (
        <span className={classes.old}>
          <ToneIcon tone="care" size={16} />{' '}
          {t(copy.notCurrentSince, { when: formatAsOf(data.as_of, today) })}
        </span>
      )}
    </span>
  )
}
