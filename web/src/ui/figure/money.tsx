import { type Cents, formatUsd, negate, parseAmount } from '@yoursuccess/contract/core/money'
import { IconArrowDownLeft, IconArrowUpRight } from '@tabler/icons-react'
import { t } from '../../i18n/translate.ts'
import { copy } from './figure.messages.ts'
import classes from './money.module.css'

export interface MoneyProps {
  /** As sent by the API ("1234.50") or in cents. */
  amount: string | Cents
  /**
   * For transactions: also shows the direction with an arrow, a sign and a color. `sign` leaves out the
   * arrow, if one is already beside the amount.
   */
  flow?: boolean | 'sign'
}

/** The only component that formats an amount for people: "$1,234.50", "-$12.00". */
export const Money = ({ amount, flow = false }: MoneyProps) => {
  const value = typeof amount === 'number' ? amount : parseAmount(amount)
  if (value === undefined) return <span>—</span>
  const isOut = value < 0
  if (!flow) {
    return <span className={classes.money}>{isOut ? <Negative amount={value} /> : formatUsd(value)}</span>
  }
  const Arrow = isOut ? IconArrowUpRight : IconArrowDownLeft
  return (
    <span className={classes.money} data-flow={isOut ? 'out' : 'in'}>
      {flow !== 'sign' && (
        <>
          <Arrow size="1em" aria-hidden />{' '}
        </>
      )}
      {isOut ? <Negative amount={value} /> : `+${formatUsd(value)}`}
    </span>
  )
}

/** Screen readers often skip a lone hyphen, which would turn a debt into a balance. */
const Negative = ({ amount }: { amount: Cents }) => (
  <>
    <span aria-hidden>{formatUsd(amount)}</span>
    <span className="ys-sr-only">{t(copy.minus, { amount: formatUsd(negate(amount)) })}</span>
  </>
)
