import { paths } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { DollarBill } from '../../ui/dollar-bill.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { unspecified } from './tracker.messages.ts'
import classes from './tracker.module.css'
import points from './learn-more.module.css'

/** What the Success Tracker is for (TRK-26). */
export const LearnMorePage = () => (
  <div className={classes.sections}>
    <div className={points.intro}>
      <DollarBill pose="greeting" />
      <PageHeading lead={unspecified.introLead}>Success Tracker</PageHeading>
    </div>
    <ul className={points.points}>
      {unspecified.introPoints.map(({ title, text }) => (
        <li key={title}>
          <h2>{title}</h2>
          <p>{text}</p>
        </li>
      ))}
    </ul>
    <div>
      <ButtonLink to={paths.getStarted}>Get Started</ButtonLink>
    </div>
  </div>
)
