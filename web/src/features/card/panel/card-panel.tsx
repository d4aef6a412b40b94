import { type Account, ROUTING_NUMBER } from '@yoursuccess/contract/account/account'
import { UnstyledButton } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '../../../i18n/translate.ts'
import { FactList } from '../../../ui/list/fact-list.tsx'
import { MaskedNumber } from '../../../ui/figure/masked-number.tsx'
import { PRODUCT_NAME } from '../../../ui/page/product-name.ts'
import { SectionCard } from '../../../ui/page/section-card.tsx'
import { TextSkeleton } from '../../../ui/page/skeletons.tsx'
import { useViewport } from '../../../ui/page/use-viewport.ts'
import { accountQuery } from '../../account/account.api.ts'
import { useProgram } from '../../program/program.api.ts'
import { copy } from '../card.messages.ts'
import { stateOf } from '../card.rules.ts'
import { CardButtons } from './card-buttons.tsx'
import { CardFace, StateWord } from './card-face.tsx'
import { CardNote } from '../card-note.tsx'
import classes from './card-panel.module.css'

/**
 * The card and its actions (CARD-01 to CARD-11). On a phone it is a line with the card's state, which unfolds, because it
 * is the last thing on a home page that should be short.
 */
export const CardPanel = () => {
  const product = useProgram()?.product_name ?? PRODUCT_NAME
  const { data: account, error } = useQuery(accountQuery)
  const isPhone = useViewport() === 'phone'
  const [isUnfolded, setUnfolded] = useState(false)
  // The surrounding page says that the account can't be loaded, and offers to try again.
  if (!account && error) return null
  const isOpen = !isPhone || isUnfolded
  return (
    <SectionCard
      title={t(copy.panelTitle, { product })}
      actions={
        isPhone && (
          <UnstyledButton
            className={classes.unfold ?? ''}
            aria-expanded={isUnfolded}
            onClick={() => setUnfolded(!isUnfolded)}
          >
            {account?.current_card && <StateWord state={stateOf(account.current_card)} />}
            <span className="ys-sr-only">{t(isUnfolded ? copy.foldCard : copy.unfoldCard)}</span>
            <IconChevronDown size={18} aria-hidden data-open={isUnfolded} />
          </UnstyledButton>
        )
      }
    >
      {!account ? (
        isOpen && <TextSkeleton lines={7} label={t(copy.loading)} />
      ) : isOpen ? (
        <CardOf account={account} product={product} />
      ) : (
        <CardNote card={account.current_card} />
      )}
    </SectionCard>
  )
}

const CardOf = ({ account, product }: { account: Account; product: string }) => {
  const { current_card: card, first_name, last_name, show_virtual_card } = account
  const state = card && stateOf(card)
  const hasDetails = show_virtual_card && state !== 'cancelled'
  return (
    <>
      <div className={classes.cardAndNumbers}>
        <div className={classes.cardAndNote}>
          <CardFace product={product} holder={`${first_name} ${last_name}`} state={state} />
          <CardNote card={card} />
        </div>
        <FactList
          stacked
          facts={[
            {
              name: t(copy.accountNumber),
              value: <MaskedNumber number={account.galileo_payment_reference_number} />,
            },
            { name: t(copy.routingNumber), value: <span className="ys-figures">{ROUTING_NUMBER}</span> },
          ]}
        />
      </div>
      {/* A picture that is no longer offered is forgotten. */}
      {card && <CardButtons key={String(hasDetails)} card={card} hasDetails={hasDetails} />}
    </>
  )
}
