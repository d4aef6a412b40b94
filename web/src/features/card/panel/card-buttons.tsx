import { Button } from '@mantine/core'
import { IconCreditCard, IconLock, IconSnowflake, IconSnowflakeOff } from '@tabler/icons-react'
import type { Account } from '@yoursuccess/contract/account/account'
import { useNavigate } from '@tanstack/react-router'
import { t } from '../../../i18n/translate.ts'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/page/button-link.tsx'
import { confirm } from '../../../ui/dialog/dialogs.tsx'
import { SupportButton } from '../../../ui/page/support-button.tsx'
import { useProgram } from '../../program/program.api.ts'
import { copy } from '../card.messages.ts'
import { stateOf } from '../card.rules.ts'
import { useOpenAlert } from '../open-alert.ts'
import { CardDetails, DetailsButton, useCardDetails } from './card-details.tsx'
import classes from './card-panel.module.css'
import { ICON, TILE } from './tile.ts'
import { useFreezing } from './use-freezing.ts'

type Card = NonNullable<Account['current_card']>

interface CardButtonsProps {
  card: Card
  /** True if the picture of the card can be shown. */
  hasDetails: boolean
}

/**
 * The actions for the card in its current state (CARD-04 to CARD-11): freezing, the details, the PIN and a new card, as icons
 * with their words in one row (CARD-55). Below it is the picture of the card while it is shown.
 */
export const CardButtons = ({ card, hasDetails }: CardButtonsProps) => {
  const details = useCardDetails()
  return (
    <>
      <div className={classes.row} role="group" aria-label={t(copy.actions)}>
        <FreezeOrAnswer card={card} />
        {hasDetails && <DetailsButton details={details} />}
        {!card.is_mailed ? null : card.pin_set_at ? (
          <ButtonLink {...TILE} to={paths.setPin} leftSection={<IconLock size={ICON} aria-hidden />}>
            {t(copy.resetPin)}
          </ButtonLink>
        ) : (
          card.pending_action !== 'replacement' && <ActivateButton />
        )}
        {card.is_mailed && !card.has_requested_new_card && (
          <ButtonLink
            {...TILE}
            to={paths.requestNewCard}
            leftSection={<IconCreditCard size={ICON} aria-hidden />}
          >
            {t(copy.requestNewCard)}
          </ButtonLink>
        )}
      </div>
      {hasDetails && <CardDetails details={details} />}
      <div>
        <Support />
      </div>
    </>
  )
}

/**
 * The button that freezes or unfreezes the card. None for a replaced card, because the new one is in the
 * mail. A card that the bank froze for fraud has a link to the alert instead: only an answer unfreezes it.
 */
const FreezeOrAnswer = ({ card }: { card: Card }) => {
  const { alert } = useOpenAlert()
  if (card.pending_action === 'replacement' || (stateOf(card) === 'cancelled' && !card.frozen)) return null
  if (!card.frozen || !alert) return <FreezeButton frozen={card.frozen} />
  return (
    <ButtonLink
      to={paths.fraudAlert}
      params={{ authDenialId: String(alert.id) }}
      size="md"
      className={classes.answer ?? ''}
    >
      {t(copy.answerAlert)}
    </ButtonLink>
  )
}

const FreezeButton = ({ frozen }: { frozen: boolean }) => {
  const { setFrozen, busy } = useFreezing()
  const Icon = frozen ? IconSnowflakeOff : IconSnowflake
  return (
    <Button
      {...TILE}
      loading={busy}
      leftSection={<Icon size={ICON} aria-hidden />}
      onClick={() => void setFrozen(!frozen)}
    >
      {frozen ? t(copy.unfreeze) : t(copy.freeze)}
    </Button>
  )
}

/** Shown before the first PIN (CARD-05, CARD-41). */
const ActivateButton = () => {
  const navigate = useNavigate()
  const ask = async () => {
    const hasCard = await confirm({
      title: t(copy.activate),
      text: t(copy.activationPrompt),
      confirmLabel: t(copy.yes),
      cancelLabel: t(copy.no),
    })
    if (hasCard) await navigate({ to: paths.setPin })
  }
  return (
    <Button {...TILE} leftSection={<IconLock size={ICON} aria-hidden />} onClick={() => void ask()}>
      {t(copy.activate)}
    </Button>
  )
}

const Support = () => (
  <SupportButton phone={useProgram()?.support.support_line} look="button" label={t(copy.support)} />
)
