import { Loader } from '@mantine/core'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { unspecified } from '../application.messages.ts'
import classes from '../application.module.css'

/** The partner has not answered yet (decision 28). The layout asks, and goes on when the answer is here. */
export const BeingChecked = () => (
  <div role="status" className={classes.checking}>
    <Loader aria-hidden />
    <PageHeading>{unspecified.checkingTitle}</PageHeading>
    <p>{unspecified.checkingText}</p>
    <p>{unspecified.checkingLeave}</p>
  </div>
)
