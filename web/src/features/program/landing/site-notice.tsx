import type { Program } from '@yoursuccess/contract/program/program'
import { Link } from '@tanstack/react-router'
import { t } from '../../../i18n/translate.ts'
import { formatLongDay } from '../../../lib/dates.ts'
import { paths } from '../../../lib/paths.ts'
import { showsNotices } from '../notice.rules.ts'
import { copy } from '../program.messages.ts'
import { words } from './landing.messages.ts'
import classes from './site-notice.module.css'

/** The banner about the end of the product on the landing page, with its dates (PROGRAM-09). */
export const SiteNotice = ({ program }: { program: Program | undefined }) => {
  if (!showsNotices(program)) return null
  const { last_deposit_on, last_spend_on } = program.wind_down
  return (
    <aside className={classes.notice} aria-label={t(words.aboutProgram)}>
      <p>
        <strong>{t(copy.bannerTitle)}</strong> {t(copy.lastDeposit, { on: formatLongDay(last_deposit_on) })}{' '}
        {t(copy.lastSpend, { on: formatLongDay(last_spend_on) })}{' '}
        <Link to={paths.programNotice}>{t(copy.bannerMore)}</Link>
      </p>
    </aside>
  )
}
