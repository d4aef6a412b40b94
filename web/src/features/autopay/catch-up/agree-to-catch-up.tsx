import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/Checkbox.css'
import { Checkbox } from '@mantine/core'
import { t } from '../../../i18n/translate.ts'
import { FormButtons } from '../../../ui/form/form-buttons.tsx'
import { SubmitError } from '../../../ui/form/submit-error.tsx'
import { SectionCard } from '../../../ui/page/section-card.tsx'
import type { CatchUpPreview } from '../autopay.api.ts'
import { autopayMessages } from '../autopay.messages.ts'
import { TermsList } from '../terms-list.tsx'
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
  const { terms, terms_version, fits } = preview
  return (
    <SectionCard title={t(copy.terms.title)}>
      <TermsList terms={terms} label={t(copy.terms.title)} />
      <p>{t(copy.terms.version, { version: terms_version })}</p>
      <Checkbox
        label={t(copy.terms.agree)}
        checked={isAgreed}
        onChange={({ currentTarget }) => onAgree(currentTarget.checked)}
      />
      <SubmitError error={error} sentences={autopayMessages} />
      <FormButtons submitLabel={t(copy.terms.submit)} valid={isAgreed && isCurrent && fits} busy={isBusy} />
    </SectionCard>
  )
}
