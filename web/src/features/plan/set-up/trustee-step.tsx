import { TrusteeFields } from '../facts/trustee-fields.tsx'
import { SetUpScreen } from './set-up-screen.tsx'
import { useSetUpStep } from './use-set-up-step.ts'

export const TrusteeStep = () => {
  const step = useSetUpStep('trustee', { extraFields: ['trustee_words'] })
  return (
    <SetUpScreen step="trustee" of={step}>
      <TrusteeFields form={step.form} district={step.plan?.district ?? null} today={step.today} />
    </SetUpScreen>
  )
}
