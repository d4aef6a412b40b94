import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/Checkbox.css'
import { Checkbox } from '@mantine/core'
import type { ReactNode } from 'react'
import { t } from '../../i18n/translate.ts'
import { SectionCard } from '../../ui/page/section-card.tsx'
import { copy } from './autopay.messages.ts'
import { TermsList } from './terms-list.tsx'

interface AgreeToTermsProps {
  preview: { terms: readonly string[]; terms_version: string }
  isAgreed: boolean
  onAgree: (isAgreed: boolean) => void
  /** What became of the press, and its button. */
  children: ReactNode
}

/** The words of an agreement, and the box that says that they were read. */
export const AgreeToTerms = ({ preview, isAgreed, onAgree, children }: AgreeToTermsProps) => (
  <SectionCard title={t(copy.terms.title)}>
    <TermsList terms={preview.terms} label={t(copy.terms.title)} />
    <p>{t(copy.terms.version, { version: preview.terms_version })}</p>
    <Checkbox
      label={t(copy.terms.agree)}
      checked={isAgreed}
      onChange={({ currentTarget }) => onAgree(currentTarget.checked)}
    />
    {children}
  </SectionCard>
)
