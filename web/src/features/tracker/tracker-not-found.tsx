import { ButtonLink } from '../../ui/page/button-link.tsx'
import { DollarBill } from '../../ui/look/dollar-bill.tsx'
import { PageHeading } from '../../ui/page/page-heading.tsx'
import { paths } from '../../lib/paths.ts'
import classes from './tracker.module.css'

export const TrackerNotFound = () => (
  <div className={classes.stack}>
    <DollarBill pose="thinking" />
    <PageHeading lead="The Success Tracker has no such page.">Page not found</PageHeading>
    <div>
      <ButtonLink to={paths.tracker}>Open the Success Tracker</ButtonLink>
    </div>
  </div>
)
