import { IconBulb } from '@tabler/icons-react'
import classes from './tips.module.css'

/** Short pieces of advice beside a form. */
export const Tips = ({ tips }: { tips: readonly string[] }) => (
  <ul className={classes.tips} aria-label="Tips">
    {tips.map((tip) => (
      <li key={tip}>
        <IconBulb size={20} color="var(--ys-info)" aria-hidden />
        <span>{tip}</span>
      </li>
    ))}
  </ul>
)
