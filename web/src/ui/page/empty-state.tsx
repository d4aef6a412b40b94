import type { ReactNode } from 'react'
import { DollarBill, type Pose } from '../look/dollar-bill.tsx'
import classes from './empty-state.module.css'

interface EmptyStateProps {
  /** The required text, such as "No records found", or one sentence about what will be here. */
  children: ReactNode
  /** The only action. */
  action?: ReactNode
  /** Shows Dollar Bill instead of the drawn list. Use it only if he isn't on the screen already. */
  pose?: Pose
}

/**
 * Takes the place of an empty list. It is low, so that the content below stays visible, unless there is an
 * action.
 */
export const EmptyState = ({ children, action, pose }: EmptyStateProps) => (
  <div className={classes.empty} data-action={action !== undefined}>
    {pose ? <DollarBill pose={pose} /> : <EmptyList />}
    <p>{children}</p>
    {action}
  </div>
)

/** A drawing of a list without rows. */
const EmptyList = () => (
  <svg className={classes.picture} viewBox="0 0 56 44" aria-hidden focusable="false">
    <rect className={classes.back} x="9" y="1.5" width="38" height="12" rx="4" />
    <rect className={classes.back} x="5" y="8" width="46" height="16" rx="5" />
    <rect className={classes.front} x="1.5" y="15.5" width="53" height="27" rx="6" />
    <circle className={classes.coin} cx="14" cy="29" r="6.5" />
    <path className={classes.words} d="M26 26h20M26 33h12" />
  </svg>
)
