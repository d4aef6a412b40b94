import type { DueWork } from '../../clock/business-clock.ts'
import { trusteeNoticesWork, type TrusteeNoticeDeps } from './trustee-notices.ts'

/** Jobs due by business time. */
export const trackerDueWork = (deps: TrusteeNoticeDeps): DueWork[] => [trusteeNoticesWork(deps)]
