import { Link } from '@tanstack/react-router'
import { parseAmount } from '@yoursuccess/contract/core/money'
import type { SetAside } from '@yoursuccess/contract/setaside/set-aside'
import type { ReactNode } from 'react'
import { elements, t } from '../../i18n/translate.ts'
import { formatAsOf } from '../../lib/dates.ts'
import { paths } from '../../lib/paths.ts'
import { Money } from '../../ui/figure/money.tsx'
import { ToneIcon } from '../../ui/look/tone-icon.tsx'
import { LoadError } from '../../ui/page/load-error.tsx'
import { useKnownToday } from '../program/program.api.ts'
import { lineCopy } from './line.messages.ts'
import { useSetAside } from './set-aside-query.ts'
import classes from './set-aside-line.module.css'

/**
 * What is set aside of what the next payment needs, beside "Available" (SETA-06). Nothing shows without a
 * set-aside, or if it could not be loaded: the home page says that.
 */
export const SetAsideLine = ({ isShort = false }: { isShort?: boolean }) => {
  const { data, isRefetchError } = useSetAside()
  if (!data?.opened) return null
  return (
    <span className={classes.line} data-short={isShort}>
      {wordsOf(data, isShort)}
      <Old setAside={data} isOld={data.stale || isRefetchError} />
    </span>
  )
}

/** The same in a card of the home page or of the plan, where it leads to the set-aside. */
export const SetAsideSummary = () => {
  const query = useSetAside()
  const { data } = query
  if (!data) return <LoadError text={t(lineCopy.missing)} of={[query]} />
  if (!data.opened) return null
  return (
    <span className={classes.line}>
      <Link to={paths.setAside}>{wordsOf(data)}</Link>
      <Old setAside={data} isOld={data.stale || query.isRefetchError} />
    </span>
  )
}

/** Where there is little space, only screen readers get all the words. */
const wordsOf = ({ balance, needed }: SetAside, isShort = false) =>
  elements(parseAmount(needed) ? lineCopy.ofNeeded : lineCopy.alone, {
    balance: (
      <strong>
        <Money amount={balance} />
      </strong>
    ),
    needed: <Money amount={needed} />,
    more: (words: ReactNode[]) => <span {...(isShort && { className: 'ys-sr-only' })}>{words}</span>,
  })

const Old = ({ setAside: { as_of }, isOld }: { setAside: SetAside; isOld: boolean }) => {
  const today = useKnownToday()
  if (!isOld || as_of === null) return null
  return (
    <span className={classes.old}>
      <ToneIcon tone="care" size={16} /> {t(lineCopy.notCurrent, { when: formatAsOf(as_of, today) })}
    </span>
  )
}
