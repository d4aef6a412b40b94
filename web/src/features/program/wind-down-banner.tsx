import { CloseButton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { t } from '../../i18n/translate.ts'
import { formatLongDay } from '../../lib/dates.ts'
import { paths } from '../../lib/paths.ts'
import { readStored, store } from '../../lib/storage.ts'
import { ToneIcon } from '../../ui/look/tone-icon.tsx'
import { showsNotices } from './notice.rules.ts'
import { useProgram } from './program.api.ts'
import { copy } from './program.messages.ts'
import classes from './wind-down-banner.module.css'

/**
 * Says that the product is ending, with its dates (PROGRAM-09). The customer can shrink the banner to one
 * line, and this browser remembers it (PROGRAM-14).
 */
export const WindDownBanner = () => {
  const program = useProgram()
  const [isLine, setLine] = useState(() => readStored('ys.banner-is-line') === 'yes')
  if (!showsNotices(program)) return null
  const { last_deposit_on, last_spend_on } = program.wind_down
  const more = <Link to={paths.programNotice}>{isLine ? t(copy.bannerLineMore) : t(copy.bannerMore)}</Link>
  const makeLine = () => {
    store('ys.banner-is-line', 'yes')
    setLine(true)
  }
  return (
    <aside className={classes.banner} aria-label={t(copy.aboutProgram)} data-line={isLine || undefined}>
      <ToneIcon tone="care" />
      <div className={classes.words}>
        <p>
          <strong>{t(copy.bannerTitle)}</strong> {isLine && more}
        </p>
        {!isLine && (
          <p>
            {t(copy.lastDeposit, { on: formatLongDay(last_deposit_on) })}{' '}
            {t(copy.lastSpend, { on: formatLongDay(last_spend_on) })} {more}
          </p>
        )}
      </div>
      {!isLine && <CloseButton aria-label={t(copy.bannerToLine)} onClick={makeLine} />}
    </aside>
  )
}
