import { Button } from '@mantine/core'
import { Outlet } from '@tanstack/react-router'
import { t, texts } from '../../i18n/translate.ts'
import { paths } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/page/button-link.tsx'
import { MainArea } from '../../ui/page/main-area.tsx'
import { SectionCard } from '../../ui/page/section-card.tsx'
import { SiteFrame } from '../../ui/page/site-frame.tsx'
import { useProgram } from '../program/program.api.ts'
import { askToSignOut } from '../session/session.api.ts'
import { UntilDepositsEnd } from './deposits-ended.tsx'
import { copy } from './funding.messages.ts'
import classes from './funding.module.css'

/**
 * Wraps the funding pages of a newly approved customer: why to add money, and a way to skip it (FUNDING-02).
 */
export const EnrollmentLayout = () => (
  <SiteFrame
    program={useProgram()}
    actions={
      <Button variant="default" onClick={() => void askToSignOut()}>
        {t(copy.logOut)}
      </Button>
    }
  >
    <MainArea className={classes.page}>
      <Outlet />
      <UntilDepositsEnd>
        <SectionCard title={t(copy.whyFund)}>
          <ul className={classes.reasons}>
            {texts(copy.whyFundReasons).map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </SectionCard>
      </UntilDepositsEnd>
      <div>
        <ButtonLink variant="default" to={paths.dashboard}>
          {t(copy.toDashboard)}
        </ButtonLink>
      </div>
    </MainArea>
  </SiteFrame>
)
