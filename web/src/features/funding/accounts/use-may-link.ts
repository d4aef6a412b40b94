import { useHasEnded } from '../../program/program.api.ts'
import { useFeature } from '../../session/session.api.ts'

/**
 * Whether the linking window opens: it needs the feature (FUNDING-46), and deposits must not have ended
 * (FUNDING-141).
 */
export const useMayLink = (): boolean => {
  const hasFeature = useFeature('plaid')
  const hasEnded = useHasEnded('deposits')
  return hasFeature && !hasEnded
}
