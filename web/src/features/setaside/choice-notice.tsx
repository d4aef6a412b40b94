import { t } from '../../i18n/translate.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { LoadError } from '../../ui/page/load-error.tsx'
import { useFeature } from '../session/session.api.ts'
import { lineCopy } from './line.messages.ts'
import { useSetAsideChoice } from './set-aside-query.ts'

/** Only customers who are asked load its code. */
const ChoiceQuestion = lazyPart(async () => (await import('./choice-question.tsx')).ChoiceQuestion)

/**
 * Asks what to do with the money set aside, once nothing more is (SETA-26). Without the plan tools, the customer has no
 * other way to move money back, so the notice stays after "Keep it set aside".
 */
export const ChoiceNotice = () => {
  const query = useSetAsideChoice()
  const hasTools = useFeature('planTools')
  if (!query.data) return <LoadError text={t(lineCopy.missingChoice)} of={[query]} />
  const { choice } = query.data
  if (!choice || (choice.answer === 'keep' && hasTools)) return null
  return <ChoiceQuestion choice={choice} />
}
