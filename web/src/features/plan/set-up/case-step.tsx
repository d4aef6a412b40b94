import { CaseFields } from '../facts/case-fields.tsx'
import { SetUpScreen } from './set-up-screen.tsx'
import { useSetUpStep } from './use-set-up-step.ts'

export const CaseStep = () => {
  const step = useSetUpStep('case')
  return (
    <SetUpScreen step="case" of={step}>
      <CaseFields form={step.form} />
    </SetUpScreen>
  )
}
