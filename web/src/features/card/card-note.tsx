import type { Account } from '@yoursuccess/contract/account/account'
import { t } from '../../i18n/translate.ts'
import { Notice } from '../../ui/page/notice.tsx'
import { copy } from './card.messages.ts'
import { stateOf } from './card.rules.ts'
import { useOpenAlert } from './open-alert.ts'

/** What the card's state means now, and what the processor hasn't confirmed yet (CARD-19). */
export const CardNote = ({ card }: { card: Account['current_card'] }) => {
  const { alert } = useOpenAlert()
  if (!card) return <p>{t(copy.noCard)}</p>
  const state = stateOf(card)
  if (!card.is_mailed && state === 'active') return <p>{t(copy.noCard)}</p>
  if (card.old_card_works && state !== 'freezing' && state !== 'unfreezing')
    return (
      <Notice tone="info" role="status">
        <p>
          <strong>{t(copy.newCardOrdered)}</strong>
        </p>
        <p>{t(copy.oldCardWorks)}</p>
        {state === 'frozen' && <p>{t(copy.notes[alert ? 'frozenForFraud' : 'frozen'])}</p>}
      </Notice>
    )
  if (state === 'active') return null
  if (state === 'cancelled')
    return (
      <Notice tone="care" role="status">
        <p>
          <strong>{t(copy.replacementOrdered)}</strong>
        </p>
        <p>{card.pending_action === 'replacement' ? t(copy.replacing) : t(copy.onItsWay)}</p>
      </Notice>
    )
  return (
    <Notice tone="info" role="status">
      <p>{t(copy.notes[state === 'frozen' && alert ? 'frozenForFraud' : state])}</p>
    </Notice>
  )
}
