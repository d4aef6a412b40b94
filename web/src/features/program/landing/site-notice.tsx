import type { Program } from '@yoursuccess/contract/program/program'
import { Link } from '@tanstack/react-router'
import { formatLongDay } from '../../../lib/dates.ts'
import { paths } from '../../../lib/paths.ts'
import { showsNotices } from '../notice.rules.ts'
import { copy } from '../program.messages.ts'
import classes from './site-notice.module.css'

/** The banner about the end of the product on the landing page, with its dates (PROGRAM-09). */
export const SiteNotice = ({ program }: { program: Program | undefined }) => {
  if (!showsNotices(program)) return null
  const { last_deposit_on, last_spend_on } = program.wind_down
  return (
    <aside className={classes.notice} aria-label="Notice about the program">
      <p>
        <strong>{copy.bannerTitle}.</strong> {copy.lastDeposit(formatLongDay(last_deposit_on))}{' '}
        {copy.lastSpend(formatLongDay(last_spend_on))} <Link to={paths.programNotice}>{copy.bannerMore}</Link>
      </p>
    </aside>
  )
}
