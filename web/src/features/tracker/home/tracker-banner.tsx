import { t } from '../../../i18n/translate.ts'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/page/button-link.tsx'
import { DollarBill } from '../../../ui/look/dollar-bill.tsx'
import { homeCopy } from './home.messages.ts'
import classes from './tracker-banner.module.css'

/** On Track Your Success (TRACKER-11). */
export const TrackerBanner = () => (
  <section className={classes.banner} aria-label={t(homeCopy.successTracker)}>
    <DollarBill pose="pointing" className={classes.bill ?? ''} />
    <div className={classes.words}>
      <p className={classes.title}>{t(homeCopy.bannerTitle)}</p>
      <p>{t(homeCopy.bannerText)}</p>
      <div>
        <ButtonLink to={paths.tracker} variant="default">
          {t(homeCopy.getStarted)}
        </ButtonLink>
      </div>
    </div>
  </section>
)
