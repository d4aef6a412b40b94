import { useQuery } from '@tanstack/react-query'
import { t } from '../../../i18n/translate.ts'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/page/button-link.tsx'
import { trusteeCardQuery } from '../tracker.api.ts'
import { homeCopy } from './home.messages.ts'
import classes from './tracker-banner.module.css'
import { useIsTrackerNew } from './use-is-tracker-new.ts'

/** The banner on the home page, as one line, until the customer has planned a payment (TRACKER-11). */
export const TrackerBannerLine = () => {
  const { data: card } = useQuery(trusteeCardQuery)
  const isNew = useIsTrackerNew()
  if (!card || card.amount !== null || card.case_ended) return null
  return (
    <section className={classes.line} aria-label={t(homeCopy.successTracker)}>
      <p className={classes.short}>{t(isNew ? homeCopy.bannerTitle : homeCopy.successTracker)}</p>
      <ButtonLink to={paths.tracker} variant="default">
        {t(homeCopy.getStarted)}
      </ButtonLink>
    </section>
  )
}
