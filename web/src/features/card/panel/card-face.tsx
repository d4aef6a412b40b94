import { IconBan, IconCircleCheck, IconClock, IconSnowflake } from '@tabler/icons-react'
import { t } from '../../../i18n/translate.ts'
import { copy } from '../card.messages.ts'
import type { CardState } from '../card.rules.ts'
import classes from './card-face.module.css'

const ICONS = {
  active: IconCircleCheck,
  frozen: IconSnowflake,
  freezing: IconClock,
  unfreezing: IconClock,
  cancelled: IconBan,
} as const

interface CardFaceProps {
  product: string
  holder: string
  /** Null while there is no card. The drawing then shows no state (CARD-10). */
  state: CardState | null
}

/** A drawing of the card with its state as a word. It never shows the card number. */
export const CardFace = ({ product, holder, state }: CardFaceProps) => (
  <div className={classes.face} data-state={state ?? 'none'}>
    <span className={classes.product}>{product}</span>
    {state ? <StateWord state={state} /> : <span />}
    <span className={classes.chip} aria-hidden />
    <span className={classes.holder}>{holder}</span>
  </div>
)

/** The state of the card as a word. */
export const StateWord = ({ state }: { state: CardState }) => {
  const Icon = ICONS[state]
  return (
    <span className={classes.word}>
      <Icon size={18} aria-hidden /> {t(copy.states[state])}
    </span>
  )
}
