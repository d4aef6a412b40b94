import { IconCheck } from '@tabler/icons-react'
import classes from './step-progress.module.css'

interface StepProgressProps {
  /** In the order of the steps. */
  names: readonly string[]
  /** 1 is the first. */
  step: number
}

/** The current step of a form that is longer than one page. */
export const StepProgress = ({ names, step }: StepProgressProps) => (
  <div className={classes.progress}>
    <p className={classes.words}>
      Step {step} of {names.length}
      <span className={classes.now} aria-hidden>
        : {names[step - 1]}
      </span>
    </p>
    <ol className={classes.steps} aria-label="Steps">
      {names.map((name, at) => (
        <li
          key={name}
          className={classes.step}
          data-state={at + 1 < step ? 'done' : at + 1 === step ? 'current' : 'ahead'}
          {...(at + 1 === step && { 'aria-current': 'step' as const })}
        >
          <span className={classes.mark} aria-hidden>
            {at + 1 < step ? <IconCheck size={14} stroke={3} /> : at + 1}
          </span>
          <span className={classes.name}>
            {name}
            {at + 1 < step && <span className="ys-sr-only">, done</span>}
          </span>
        </li>
      ))}
    </ol>
  </div>
)
