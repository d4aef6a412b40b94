import type { ReactNode } from 'react'
import classes from './initials.module.css'

interface InitialsProps {
  /** The names of a person, or one name of a shop or a bank. */
  names: readonly string[]
  /** Shown instead while the names are unknown. */
  children?: ReactNode
}

/** The first letters of names, in a circle. The style sheet inserts them, so screen readers don't read them. */
export const Initials = ({ names, children }: InitialsProps) => (
  <span className={classes.initials} data-initials={names.map((name) => firstLetterOf(name.trim())).join('')}>
    {names.length === 0 && children}
  </span>
)

/** In any script. */
const firstLetterOf = (name: string) => String.fromCodePoint(name.codePointAt(0) ?? 0x20).toLocaleUpperCase()
