import { messages } from '../core/messages.ts'
import type { VerificationStatus } from './ach-accounts.ts'

/** What people read for the verification status of a linked account. */
export const verificationNames = messages('verification', {
  verified: 'Verified',
  pending_automatic_verification: 'Pending automatic verification',
  pending_manual_verification: 'Pending manual verification',
  verification_failed: 'Verification failed',
  relink_required: 'Please link again',
} satisfies Record<VerificationStatus, string>)
