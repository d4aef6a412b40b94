import { IconHelpCircle } from '@tabler/icons-react'
import type { AchAccount, VerificationStatus } from '@yoursuccess/contract/funding/ach-accounts'
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
    {account.humanized_verification_status}
  </span>
)

const StatusIcon = ({ status }: { status: VerificationStatus }) => {
  const tone = (TONES as Partial<Record<VerificationStatus, 'good' | 'care' | 'stop'>>)[status]
  return tone ? <ToneIcon tone={tone} size={20} /> : <IconHelpCircle size={20} aria-hidden />
}
