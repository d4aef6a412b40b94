import { type Cents, formatUsd } from '@yoursuccess/contract/core/money'
import type { CSSProperties } from 'react'
import { Money } from './money.tsx'
import classes from './ring-amount.module.css'

/** The number in the middle of a ring, as large as its digits allow; `isShort` if money is missing. */
export const RingAmount = ({ amount, isShort = false }: { amount: Cents; isShort?: boolean }) => (
  <span
    className={classes.amount}
    data-short={isShort}
    style={{ '--digits': formatUsd(amount).length } as CSSProperties}
  >
    <Money amount={amount} />
  </span>
)
