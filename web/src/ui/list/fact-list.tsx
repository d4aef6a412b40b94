import type { ReactNode } from 'react'
import classes from './fact-list.module.css'

export interface Fact {
  name: string
  value: ReactNode
}

interface FactListProps {
  /** Facts that don't apply may be falsy. */
  facts: readonly (Fact | false | null | undefined)[]
  /** Puts each name above its value, for long values and narrow cards. */
  stacked?: boolean
  /** The values are amounts: they line up on the right, and the names have the rest of the line. */
  amounts?: boolean
}

/** Names and values, side by side. */
export const FactList = ({ facts, stacked = false, amounts = false }: FactListProps) => (
  <dl className={stacked ? classes.stacked : classes.beside} data-amounts={amounts}>
    {facts.map(
      (fact, at) =>
        fact && (
          // Two facts may have the same name.
          <div key={`${at} ${fact.name}`}>
            <dt>{fact.name}</dt>
            <dd>{fact.value}</dd>
          </div>
        ),
    )}
  </dl>
)
