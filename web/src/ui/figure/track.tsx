import { IconCheck } from '@tabler/icons-react'
import { elements } from '../../i18n/translate.ts'
import { copy } from './figure.messages.ts'
import classes from './track.module.css'

interface TrackProps {
  /** What moves along it, for screen readers. */
  label: string
  /** The names of the steps, in order: "Scheduled", "On its way", "Received". */
  steps: readonly string[]
  /** The step that it has reached; 0 is the first, and -1 is none yet. */
  reached: number
  /** The step from which it has arrived (default: the last one). Nothing has a check before. */
  arrived?: number
}

/** How far something is that goes through the same steps each time, such as a payment. */
export const Track = ({ label, steps, reached, arrived = steps.length - 1 }: TrackProps) => (
  <ol className={classes.track} aria-label={label}>
    {steps.map((step, at) => {
      const hasArrived = reached >= arrived
      const isDone = at < reached || (hasArrived && at === reached)
      const state = isDone ? 'done' : at === reached ? 'now' : 'ahead'
      return (
        <li
          key={step}
          className={classes.step}
          data-state={state}
          data-arrived={hasArrived}
          {...(at === reached && { 'aria-current': 'step' as const })}
        >
          {isDone && hasArrived && <IconCheck size={16} stroke={3} aria-hidden />}
          <span>
            {elements(copy.track[state], {
              step,
              more: (words) => <span className="ys-sr-only">{words}</span>,
            })}
          </span>
        </li>
      )
    })}
  </ol>
)
