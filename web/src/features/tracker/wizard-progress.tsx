import { IconCheck } from '@tabler/icons-react'
import classes from './wizard-progress.module.css'
import { type Step, STEPS } from './wizard.rules.ts'

/** Where one is among the five steps. */
export const WizardProgress = ({ step }: { step: Step }) => (
  <div className={classes.progress}>
    <p className={classes.words}>
      Step {step} of {STEPS.length}
    </p>
    <ol className={classes.steps} aria-label="Steps">
      {STEPS.map((name, at) => (
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
