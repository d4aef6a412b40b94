import type { DueWork } from '../../clock/business-clock.ts'
import { trusteeNoticesWork, type TrusteeNoticeParts } from './trustee-notices.ts'

/** What is due by business time. */
export const trackerDueWork = (parts: TrusteeNoticeParts): DueWork[] => [trusteeNoticesWork(parts)]
