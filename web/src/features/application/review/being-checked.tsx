import { Loader } from '@mantine/core'
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
    <PageHeading>{copy.checkingTitle}</PageHeading>
    <p>{copy.checkingText}</p>
    <p>{copy.checkingLeave}</p>
  </div>
)
