import { IconCheck } from '@tabler/icons-react'
import { elements, t } from '../../i18n/translate.ts'
import { copy } from './step-progress.messages.ts'
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
      {elements(copy.step, {
        step,
        count: names.length,
        now: (words) => (
          <span className={classes.now} aria-hidden>
            {words}
          </span>
        ),
        name: names[step - 1],
      })}
    </p>
    <ol className={classes.steps} aria-label={t(copy.steps)}>
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
            {at + 1 < step
              ? elements(copy.stepDone, {
                  name,
                  more: (words) => <span className="ys-sr-only">{words}</span>,
                })
              : name}
          </span>
        </li>
      ))}
    </ol>
  </div>
)
