import { Loader } from '@mantine/core'
import { t } from '../../../i18n/translate.ts'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { copy } from '../application.messages.ts'
import classes from '../application.module.css'

/**
 * The processor hasn't answered yet (APPLICATION-57). The layout polls, and continues when the answer
 * arrives.
 */
export const BeingChecked = () => (
  <div role="status" className={classes.checking}>
    <Loader aria-hidden />
    <PageHeading>{t(copy.checkingTitle)}</PageHeading>
    <p>{t(copy.checkingText)}</p>
    <p>{t(copy.checkingLeave)}</p>
  </div>
)
