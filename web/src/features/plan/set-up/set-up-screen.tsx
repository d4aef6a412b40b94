import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { t, texts } from '../../../i18n/translate.ts'
import { Form } from '../../../ui/form/form.tsx'
import { FormButtons } from '../../../ui/form/form-buttons.tsx'
import { SubmitError } from '../../../ui/form/submit-error.tsx'
import { Notice } from '../../../ui/page/notice.tsx'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { SectionCard } from '../../../ui/page/section-card.tsx'
import { StepProgress } from '../../../ui/page/step-progress.tsx'
import { copy, planMessages } from './set-up.messages.ts'
import classes from './set-up.module.css'
import { SET_UP_STEPS, type SetUpStep, stepAfter } from './set-up-order.ts'
import type { SetUpStepForm } from './use-set-up-step.ts'

interface SetUpScreenProps {
  step: SetUpStep
  of: SetUpStepForm
  children: ReactNode
}

/** The frame of a step: how far it is, its form, and the ways on. */
export const SetUpScreen = ({ step, of, children }: SetUpScreenProps) => {
  const { setElement, goOn, elsewhere, error, isPending, goBack, finishLater } = of
  const names = texts(copy.steps)
  return (
    <div className={classes.screen}>
      <StepProgress names={SET_UP_STEPS.map((each) => names[each])} step={SET_UP_STEPS.indexOf(step) + 1} />
      <PageHeading lead={t(copy.leads[step])}>{t(copy.titles[step])}</PageHeading>
      <SectionCard>
        <Form className={classes.form} noValidate ref={setElement} onSubmit={goOn}>
          {children}
          {elsewhere.length > 0 && (
            <Notice tone="stop" role="alert">
              {elsewhere.map((text) => (
                <p key={text}>{text}</p>
              ))}
            </Notice>
          )}
          <SubmitError error={error} sentences={planMessages} />
          <FormButtons
            submitLabel={t(stepAfter(step) ? copy.continue : copy.finish)}
            valid
            busy={isPending}
            {...(goBack && { onBack: goBack })}
          />
        </Form>
      </SectionCard>
      <div>
        <Button className="ys-flush" variant="subtle" disabled={isPending} onClick={finishLater}>
          {t(copy.finishLater)}
        </Button>
      </div>
    </div>
  )
}
