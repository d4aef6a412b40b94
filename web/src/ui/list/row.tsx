import { UnstyledButton } from '@mantine/core'
import { Link, type LinkProps } from '@tanstack/react-router'
import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './row.module.css'

interface RowProps {
  /** A `RowIcon` or `Initials`. */
  lead: ReactNode
  title: ReactNode
  /** The second line. */
  below?: ReactNode
  /** On the right: an amount, a badge, or a button of its own. */
  trail?: ReactNode
  /** Makes the whole row a link. */
  to?: LinkProps['to']
  /** Makes the whole row a button. */
  onPress?: () => void
}

export const Rows = ({ label, children }: { label?: string; children: ReactNode }) => (
  <ul className={classes.rows} {...(label && { 'aria-label': label })}>
    {children}
  </ul>
)

/** One line of a list: what it is, a second line about it, and an amount. */
export const Row = ({ lead, title, below, trail, to, onPress }: RowProps) => {
  const words = (
    <>
      <span className={classes.name}>{title}</span>
      {below && <span className={classes.below}>{below}</span>}
    </>
  )
  const className = `${classes.words} ${classes.press}`
  return (
    <li className={classes.row}>
      {lead}
      {to ? (
        <Link to={to} className={className} activeOptions={{ exact: true }}>
          {words}
        </Link>
      ) : onPress ? (
        <UnstyledButton className={className} onClick={onPress}>
          {words}
        </UnstyledButton>
      ) : (
        <span className={classes.words}>{words}</span>
      )}
      {trail && <span className={classes.trail}>{trail}</span>}
    </li>
  )
}

interface RowIconProps {
  icon: Icon
  /** Tints the icon for money that came in or went out. */
  flow?: 'in' | 'out' | undefined
  /** What the icon means, for screen readers. */
  label?: string
}

export const RowIcon = ({ icon: Icon, flow, label }: RowIconProps) => (
  <span className={classes.icon} {...(flow && { 'data-flow': flow })}>
    <Icon size={20} aria-hidden />
    {label && <span className="ys-sr-only">{label}</span>}
  </span>
)
