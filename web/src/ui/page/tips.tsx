import { IconBulb } from '@tabler/icons-react'
import { t } from '../../i18n/translate.ts'
import { copy } from './page.messages.ts'
import classes from './tips.module.css'

/** Short pieces of advice beside a form. */
export const Tips = ({ tips }: { tips: readonly string[] }) => (
  <ul className={classes.tips} aria-label={t(copy.tips)}>
    {tips.map((tip) => (
      <li key={tip}>
        <IconBulb size={20} color="var(--ys-info)" aria-hidden />
        <span>{tip}</span>
      </li>
    ))}
  </ul>
)
