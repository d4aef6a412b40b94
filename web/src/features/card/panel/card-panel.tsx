import { type Account, ROUTING_NUMBER } from '@yoursuccess/contract/account/account'
import { useQuery } from '@tanstack/react-query'
import { t } from '../../../i18n/translate.ts'
import { FactList } from '../../../ui/list/fact-list.tsx'
import { MaskedNumber } from '../../../ui/figure/masked-number.tsx'
import { PRODUCT_NAME } from '../../../ui/page/product-name.ts'
import { SectionCard } from '../../../ui/page/section-card.tsx'
import { TextSkeleton } from '../../../ui/page/skeletons.tsx'
import { accountQuery } from '../../account/account.api.ts'
import { useProgram } from '../../program/program.api.ts'
import { copy } from '../card.messages.ts'
import { stateOf } from '../card.rules.ts'
import { CardButtons } from './card-buttons.tsx'
import { CardDetails } from './card-details.tsx'
import { CardFace } from './card-face.tsx'
import { CardNote } from '../card-note.tsx'
import classes from './card-panel.module.css'

/** The card and its actions (CARD-01 to CARD-11). */
export const CardPanel = () => {
  const product = useProgram()?.product_name ?? PRODUCT_NAME
  const { data: account, error } = useQuery(accountQuery)
  // The surrounding page says that the account can't be loaded, and offers to try again.
  if (!account && error) return null
  return (
    <SectionCard title={t(copy.panelTitle, { product })}>
      {account ? (
        <CardOf account={account} product={product} />
      ) : (
        <TextSkeleton lines={7} label={t(copy.loading)} />
      )}
    </SectionCard>
  )
}

const CardOf = ({ account, product }: { account: Account; product: string }) => {
  const { current_card: card, first_name, last_name, show_virtual_card } = account
  const state = card && stateOf(card)
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
      {card && <CardButtons card={card} />}
      {card && show_virtual_card && state !== 'cancelled' && <CardDetails />}
    </>
  )
}
