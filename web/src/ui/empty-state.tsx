import type { ReactNode } from 'react'
import classes from './empty-state.module.css'

interface EmptyStateProps {
  /** The stated words, such as "No records found", or one sentence on what will be here. */
  children: ReactNode
  /** The one thing to do. */
  action?: ReactNode
}

export const EmptyState = ({ children, action }: EmptyStateProps) => (
  <div className={classes.empty}>
    <p>{children}</p>
    {action}
  </div>
)
