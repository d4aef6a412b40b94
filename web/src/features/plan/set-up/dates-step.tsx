import { FiledField, FirstDueField, MonthsField } from '../facts/dates-fields.tsx'
import { SetUpScreen } from './set-up-screen.tsx'
import { useSetUpStep } from './use-set-up-step.ts'

export const DatesStep = () => {
  const step = useSetUpStep('dates')
  return (
    <SetUpScreen step="dates" of={step}>
      <FiledField form={step.form} today={step.today} />
      <FirstDueField form={step.form} />
      <MonthsField form={step.form} />
    </SetUpScreen>
  )
}
