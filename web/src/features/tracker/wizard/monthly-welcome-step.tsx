import { Button } from '@mantine/core'
import { formatMonth } from '../../../lib/dates.ts'
import { DollarBill } from '../../../ui/look/dollar-bill.tsx'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { quoted, unspecified } from '../tracker.messages.ts'
import page from '../tracker.module.css'
import classes from './wizard.module.css'

/** The wording is the stated one also where the month to approve is this one (WIZ-02); the month is named below it. */
export const MonthlyWelcomeStep = ({ month, onNext }: { month: string; onNext: () => void }) => (
  <div className={classes.welcome}>
    <DollarBill pose="pointing" />
    <div className={page.stack}>
      <PageHeading>{quoted.monthlyWelcome}</PageHeading>
      <p>
        <strong>{formatMonth(month)}.</strong> {unspecified.monthlyText}
      </p>
    </div>
    <div className={page.buttons}>
      <Button onClick={onNext}>Next</Button>
    </div>
  </div>
)
