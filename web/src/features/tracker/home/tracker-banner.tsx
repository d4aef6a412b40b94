import { useEffect } from 'react'
import { t } from '../../../i18n/translate.ts'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/page/button-link.tsx'
import { DollarBill } from '../../../ui/look/dollar-bill.tsx'
import { homeCopy } from './home.messages.ts'
import classes from './tracker-banner.module.css'
import { rememberTrackerSeen, useIsTrackerNew } from './use-is-tracker-new.ts'

/** On Track Your Success (TRACKER-11). It says that the tracker is new on the first visit only. */
export const TrackerBanner = () => {
  const isNew = useIsTrackerNew()
  useEffect(rememberTrackerSeen, [])
  return (
    <section className={classes.banner} aria-label={t(homeCopy.successTracker)}>
      <DollarBill pose="pointing" className={classes.bill ?? ''} />
      <div className={classes.words}>
        <p className={classes.title}>{t(isNew ? homeCopy.bannerTitle : homeCopy.successTracker)}</p>
        <p>{t(homeCopy.bannerText)}</p>
        <div>
          <ButtonLink to={paths.tracker} variant="default">
            {t(homeCopy.getStarted)}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
