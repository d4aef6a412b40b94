import { t } from '../../../i18n/translate.ts'
import { FormButtons } from '../../../ui/form/form-buttons.tsx'
import { SubmitError } from '../../../ui/form/submit-error.tsx'
import { AgreeToTerms } from '../agree-to-terms.tsx'
import type { CatchUpPreview } from '../autopay.api.ts'
import { autopayMessages } from '../autopay.messages.ts'
import { copy } from './catch-up.messages.ts'

interface AgreeToCatchUpProps {
  preview: CatchUpPreview
  isAgreed: boolean
  onAgree: (isAgreed: boolean) => void
  /** The words are those of the choice. */
  isCurrent: boolean
  isBusy: boolean
  error: unknown
}

/** The written agreement, and the one press that agrees to it. */
export const AgreeToCatchUp = (props: AgreeToCatchUpProps) => {
  const { preview, isAgreed, onAgree, isCurrent, isBusy, error } = props
  return (
    <AgreeToTerms preview={preview} isAgreed={isAgreed} onAgree={onAgree}>
      <SubmitError error={error} sentences={autopayMessages} />
      <FormButtons
        submitLabel={t(copy.terms.submit)}
        valid={isAgreed && isCurrent && preview.fits}
        busy={isBusy}
      />
    </AgreeToTerms>
  )
}
