import { Button } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { Outlet, useRouterState } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { t, texts } from '../../i18n/translate.ts'
import { paths } from '../../lib/paths.ts'
import { MainArea } from '../../ui/page/main-area.tsx'
import { SiteFrame } from '../../ui/page/site-frame.tsx'
import { StepProgress } from '../../ui/page/step-progress.tsx'
import { useProgram } from '../program/program.api.ts'
import { askToSignOut } from '../session/session.api.ts'
import { AddressStep } from './address-step.tsx'
import { isBeingChecked, useApplication } from './application.api.ts'
import { ApplicationMemoryProvider } from './application-memory.tsx'
import { copy } from './application.messages.ts'
import classes from './application.module.css'
import { numberOf, stepAt } from './application.rules.ts'
import { IdentificationStep } from './identification-step.tsx'
import { DeniedPage, ReferredPage } from './outcome-pages.tsx'
import { PersonalInformationStep } from './personal-information-step.tsx'
import { ReviewStep } from './review/review-step.tsx'
import { useDecision } from './use-decision.ts'

/** All pages are in one bundle, because an applicant who opens one goes through the others. */
const PAGES: Readonly<Record<string, ComponentType>> = {
  [paths.personalInformation]: PersonalInformationStep,
  [paths.address]: AddressStep,
  [paths.identification]: IdentificationStep,
  [paths.review]: ReviewStep,
  [paths.applicationReferred]: ReferredPage,
  [paths.applicationDenied]: DeniedPage,
}

/** Wraps the application's pages: the progress, a sign-out button, and the input that the pages share. */
export const ApplicationLayout = () => {
  const program = useProgram()
  const path = useRouterState({ select: ({ matches }) => String(matches.at(-1)?.fullPath) })
  // No page for an unknown address: the outlet then shows "Page not found".
  const Page = PAGES[path] ?? Outlet
  useDecision()
  return (
    <SiteFrame
      program={program}
      documents={false}
      actions={
        <Button variant="default" onClick={() => void askToSignOut()}>
          {t(copy.logOut)}
        </Button>
      }
    >
      <MainArea className={classes.page}>
        <Progress path={path} />
        <ApplicationMemoryProvider>
          <Page />
        </ApplicationMemoryProvider>
      </MainArea>
    </SiteFrame>
  )
}

const Progress = ({ path }: { path: string }) => {
  const application = useApplication()
  const step = stepAt(path)
  if (!step || isBeingChecked(application)) return null
  return (
    <div className={classes.progress}>
      <StepProgress names={texts(copy.steps)} step={numberOf(step)} />
      {application.furthest_enrollment_step !== 'personal_information' && (
        <p className={classes.saved}>
          <IconCircleCheck size={18} color="var(--ys-good)" aria-hidden /> {t(copy.savedSoFar)}
        </p>
      )}
    </div>
  )
}
