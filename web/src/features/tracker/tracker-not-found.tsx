import { t } from '../../i18n/translate.ts'
import { ButtonLink } from '../../ui/page/button-link.tsx'
import { DollarBill } from '../../ui/look/dollar-bill.tsx'
import { PageHeading } from '../../ui/page/page-heading.tsx'
import { paths } from '../../lib/paths.ts'
import { copy } from './tracker.messages.ts'
import classes from './tracker.module.css'

export const TrackerNotFound = () => (
  <div className={classes.stack}>
    <DollarBill pose="thinking" />
    <PageHeading lead={t(copy.noSuchPage)}>{t(copy.pageNotFound)}</PageHeading>
    <div>
      <ButtonLink to={paths.tracker}>{t(copy.openTracker)}</ButtonLink>
    </div>
  </div>
)
