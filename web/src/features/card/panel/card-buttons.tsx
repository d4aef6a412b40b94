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
import classes from './card-panel.module.css'
import { useFreezing } from './use-freezing.ts'

type Card = NonNullable<Account['current_card']>

/** The actions for the card in its current state (CARD-04 to CARD-11). */
export const CardButtons = ({ card }: { card: Card }) => (
  <div className={classes.buttons}>
    <FreezeOrAnswer card={card} />
    {!card.is_mailed ? null : card.pin_set_at ? (
      <ButtonLink to={paths.setPin} variant="default" leftSection={<IconLock size={20} aria-hidden />}>
        {t(copy.resetPin)}
      </ButtonLink>
    ) : (
      card.pending_action !== 'replacement' && <ActivateButton />
    )}
    {card.is_mailed && !card.has_requested_new_card && (
      <ButtonLink
        to={paths.requestNewCard}
        variant="default"
        leftSection={<IconCreditCard size={20} aria-hidden />}
      >
        {t(copy.requestNewCard)}
      </ButtonLink>
    )}
    <Support />
  </div>
)

/**
 * The button that freezes or unfreezes the card. None for a replaced card, because the new one is in the
 * mail. A card that the bank froze for fraud has a link to the alert instead: only an answer unfreezes it.
 */
const FreezeOrAnswer = ({ card }: { card: Card }) => {
  const { alert } = useOpenAlert()
  if (card.pending_action === 'replacement' || (stateOf(card) === 'cancelled' && !card.frozen)) return null
  if (!card.frozen || !alert) return <FreezeButton frozen={card.frozen} />
  return (
    <ButtonLink to={paths.fraudAlert} params={{ authDenialId: String(alert.id) }} size="md">
      {t(copy.answerAlert)}
    </ButtonLink>
  )
}

const FreezeButton = ({ frozen }: { frozen: boolean }) => {
  const { setFrozen, busy } = useFreezing()
  const Icon = frozen ? IconSnowflakeOff : IconSnowflake
  return (
    <Button
      size="md"
      className={classes.freeze ?? ''}
      loading={busy}
      leftSection={<Icon size={22} aria-hidden />}
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
    <Button variant="default" leftSection={<IconLock size={20} aria-hidden />} onClick={() => void ask()}>
      {t(copy.activate)}
    </Button>
  )
}

const Support = () => (
  <SupportButton phone={useProgram()?.support.support_line} look="button" label={t(copy.support)} />
)
