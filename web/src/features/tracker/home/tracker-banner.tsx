import { t } from '../../../i18n/translate.ts'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/page/button-link.tsx'
import { DollarBill } from '../../../ui/look/dollar-bill.tsx'
import { copy } from '../tracker.messages.ts'
import classes from './tracker-banner.module.css'

/** On the home page and on Track Your Success (TRACKER-11). */
export const TrackerBanner = () => (
  <section className={classes.banner} aria-label="Success Tracker">
    <DollarBill pose="pointing" className={classes.bill ?? ''} />
    <div className={classes.words}>
      <p className={classes.title}>{t(copy.bannerTitle)}</p>
      <p>Plan each month: what comes in, what your trustee gets, and what remains for everything else.</p>
      <div>
        <ButtonLink to={paths.tracker} variant="default">
          Get Started
        </ButtonLink>
      </div>
    </div>
  </section>
)
