import type { Cents } from '@yoursuccess/contract/core/money'
import type { ReactNode } from 'react'
import { Money } from './money.tsx'
import classes from './number-list.module.css'

interface NumberRow {
  key: string
  label: ReactNode
  amount: Cents
  /** The color of its slice in the chart. */
  color?: string
  /** Less prominent text after the label, such as a share. */
  hint?: string
  /** Shows the row as part of the one above it. */
  quiet?: boolean
}

/** The numbers of a chart, each with its name: the chart's content as text. */
export const NumberList = ({ rows }: { rows: readonly NumberRow[] }) => (
  <dl className={classes.list}>
    {rows.map(({ key, label, amount, color, hint, quiet = false }) => (
      <div key={key} className={classes.row} data-quiet={quiet}>
        <dt>
          {color && <Swatch color={color} />}
          <span>
            {label}
            {hint && <span className={classes.hint}> {hint}</span>}
          </span>
        </dt>
        <dd>
          <Money amount={amount} />
        </dd>
      </div>
    ))}
  </dl>
)

const Swatch = ({ color }: { color: string }) => (
  <svg className={classes.swatch} viewBox="0 0 12 12" aria-hidden focusable="false">
    <rect width="12" height="12" rx="3" fill={color} />
  </svg>
)
