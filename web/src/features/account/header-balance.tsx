import { useQuery } from '@tanstack/react-query'
import { Money } from '../../ui/figure/money.tsx'
import { ToneIcon } from '../../ui/look/tone-icon.tsx'
import { balanceQuery } from './account.api.ts'
import { unspecified } from './account.messages.ts'
import classes from './header-balance.module.css'

/** The balance on every page of the account (NAV-02), an open one or not. Silent when it is not known: the home page says why. */
export const HeaderBalance = () => {
  const { data } = useQuery(balanceQuery)
  return (
    <span className={classes.balance}>
      {unspecified.headerBalance} <strong>{data ? <Money amount={data.balance} /> : '—'}</strong>
      {data?.stale && (
        <>
          {' '}
          <ToneIcon tone="care" size={16} />
          <span className="ys-sr-only">({unspecified.notCurrent})</span>
        </>
      )}
    </span>
  )
}
