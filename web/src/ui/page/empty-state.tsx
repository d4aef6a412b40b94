import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { DollarBill, type Pose } from '../look/dollar-bill.tsx'
import type { EmptyPictureName } from './empty-pictures.tsx'
import classes from './empty-state.module.css'

/** Not part of the first load. Without a connection, the words are enough. */
const EmptyPicture = lazy<ComponentType<{ of: EmptyPictureName }>>(() =>
  import('./empty-pictures.tsx').then(
    ({ EmptyPicture: picture }) => ({ default: picture }),
    () => ({ default: () => null }),
  ),
)

interface EmptyStateProps {
  /** The required text, such as "No records found", or one sentence about what will be here. */
  children: ReactNode
  /** The only action. */
  action?: ReactNode
  /** The drawing beside the text (default: an empty list). */
  picture?: EmptyPictureName
  /** Shows Dollar Bill instead of the drawing. Use it only if he isn't on the screen already. */
  pose?: Pose
}

/**
 * Takes the place of an empty list. It is low, so that the content below stays visible, unless there is an
 * action.
 */
export const EmptyState = ({ children, action, picture = 'list', pose }: EmptyStateProps) => (
  <div className={classes.empty} data-action={action !== undefined}>
    {pose ? (
      <DollarBill pose={pose} />
    ) : (
      <span className={classes.place}>
        <Suspense fallback={null}>
          <EmptyPicture of={picture} />
        </Suspense>
      </span>
    )}
    <p>{children}</p>
    {action}
  </div>
)
