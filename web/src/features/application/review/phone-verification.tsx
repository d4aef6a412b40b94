import type { AccountApplication } from '@yoursuccess/contract/application/application'
import { PHONE_NAMES } from '@yoursuccess/contract/application/phone-verification'
import { useState } from 'react'
import { t } from '../../../i18n/translate.ts'
import { SectionCard } from '../../../ui/page/section-card.tsx'
import { copy } from '../application.messages.ts'
import { ChoosePhone } from './choose-phone.tsx'
import { EnterCode } from './enter-code.tsx'
import type { SentCode } from './phone-choice.ts'

/**
 * Verifies a phone on file: the applicant selects it, gets a code and types it (APPLICATION-36 to
 * APPLICATION-45).
 */
export const PhoneVerification = ({ application }: { application: AccountApplication }) => {
  const phones = PHONE_NAMES.flatMap((name) => {
    const masked = application.phone_verification_attributes[name]
    return masked ? [{ name, masked }] : []
  })
  const [sent, setSent] = useState<SentCode | 'earlier' | undefined>(
    // A code that was sent before a reload still works (APPLICATION-45).
    application.sent_phone_verification ? 'earlier' : undefined,
  )
  return (
    <SectionCard title={t(copy.phoneTitle)}>
      {sent ? (
        <EnterCode sent={sent} onSent={setSent} onOtherPhone={() => setSent(undefined)} />
      ) : (
        <ChoosePhone phones={phones} onSent={setSent} />
      )}
    </SectionCard>
  )
}
