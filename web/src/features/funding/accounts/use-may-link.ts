import { useHasEnded } from '../../program/program.api.ts'
import { useFeature } from '../../session/session.api.ts'

/** Whether the linking window opens: not without the feature (AMB-139), nor once no money can be put in (record 0095). */
export const useMayLink = (): boolean => {
  const hasFeature = useFeature('plaid')
  const hasEnded = useHasEnded('deposits')
  return hasFeature && !hasEnded
}
