import { IconHelpCircle } from '@tabler/icons-react'
import type { Message } from '@yoursuccess/contract/core/messages'
import type { AchAccount, VerificationStatus } from '@yoursuccess/contract/funding/ach-accounts'
import { verificationNames } from '@yoursuccess/contract/funding/verification-names.messages'
import { t } from '../../../i18n/translate.ts'
import { ToneIcon } from '../../../ui/look/tone-icon.tsx'
import classes from './accounts.module.css'

const TONES = {
  verified: 'good',
  pending_automatic_verification: 'care',
  verification_failed: 'stop',
} as const satisfies Partial<Record<VerificationStatus, string>>

/** An account's verification status with its icon (FUNDING-71). */
export const VerificationMark = ({ account }: { account: AchAccount }) => (
  <span className={classes.mark} data-status={account.verification_status}>
    <StatusIcon status={account.verification_status} />
    {nameOf(account)}
  </span>
)

/** A status that this version does not know has the server's name. */
const nameOf = ({ verification_status: status, humanized_verification_status: name }: AchAccount) => {
  const known: Readonly<Record<string, Message>> = verificationNames
  return known[status] ? t(known[status]) : name
}

const StatusIcon = ({ status }: { status: VerificationStatus }) => {
  const tone = (TONES as Partial<Record<VerificationStatus, 'good' | 'care' | 'stop'>>)[status]
  return tone ? <ToneIcon tone={tone} size={20} /> : <IconHelpCircle size={20} aria-hidden />
}
