import { isOutside } from '@yoursuccess/contract/autopay/outside.rules'
import { t } from '../../i18n/translate.ts'
import { FormButtons } from '../../ui/form/form-buttons.tsx'
import { SubmitError } from '../../ui/form/submit-error.tsx'
import { guardSentence } from '../trustees/trustees.api.ts'
import { AgreeToTerms } from './agree-to-terms.tsx'
import type { AutopayPreview } from './autopay.api.ts'
import { autopayMessages, copy } from './autopay.messages.ts'

interface AgreeSectionProps {
  preview: AutopayPreview
  isAgreed: boolean
  onAgree: (isAgreed: boolean) => void
  /** The words are those of the choices. */
  isCurrent: boolean
  isBusy: boolean
  error: unknown
  /** Autopay is on already. */
  isChange: boolean
  onCancel?: () => void
}

/** The written authorization, and the one press that agrees to it (AUTO-15). */
export const AgreeSection = (props: AgreeSectionProps) => {
  const { preview, isAgreed, onAgree, isCurrent, isBusy, error, isChange, onCancel } = props
  const { method } = preview
  const sentence = isOutside(method) ? undefined : guardSentence(error, method)
  return (
    <AgreeToTerms preview={preview} isAgreed={isAgreed} onAgree={onAgree}>
      <SubmitError error={error} sentences={autopayMessages} sentence={sentence} />
      <FormButtons
        submitLabel={t(isChange ? copy.terms.save : copy.terms.turnOn)}
        valid={isAgreed && isCurrent}
        busy={isBusy}
        backLabel={t(copy.cancel)}
        {...(onCancel && { onBack: onCancel })}
      />
    </AgreeToTerms>
  )
}
