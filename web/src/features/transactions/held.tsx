import { larger, negate, parseAmount, sum, ZERO } from '@yoursuccess/contract/core/money'
import { useQuery } from '@tanstack/react-query'
import { elements, t } from '../../i18n/translate.ts'
import { Money } from '../../ui/figure/money.tsx'
import { LoadError } from '../../ui/page/load-error.tsx'
import { authorizationsQuery } from './transactions.api.ts'
import { copy } from './transactions.messages.ts'

/** How much money is held for pending purchases. Nothing shows if there is none. */
export const Held = () => {
  const purchases = useQuery(authorizationsQuery)
  const authorizations = purchases.data ?? []
  const held = sum(authorizations.map(({ amount }) => larger(ZERO, negate(parseAmount(amount) ?? ZERO))))
  if (held === 0) return <LoadError text={t(copy.heldMissing)} of={[purchases]} />
  return (
    <span>
      {elements(copy.held, {
        amount: <Money amount={held} />,
        purchases: authorizations.length,
      })}
    </span>
  )
}
