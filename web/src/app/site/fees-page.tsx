import { Link } from '@tanstack/react-router'
import { t } from '../../i18n/translate.ts'
import { FeeTable } from '../../features/legal/deposit-account/fee-table.tsx'
import { fees } from '../../features/program/pages/pages.messages.ts'
import classes from '../../features/program/pages/pages.module.css'
import { PublicPage } from '../../features/program/public-page.tsx'
import { paths } from '../../lib/paths.ts'
import { PageHeading } from '../../ui/page/page-heading.tsx'

/** Every fee on one page that anyone can open (PROGRAM-44). */
export const FeesPage = () => (
  <PublicPage>
    <PageHeading lead={t(fees.lead)}>{t(fees.title)}</PageHeading>
    <div className={classes.stack}>
      <FeeTable />
    </div>
    <section className={classes.stack}>
      <h2>{t(fees.when)}</h2>
      <p>{t(fees.whenText)}</p>
    </section>
    <section className={classes.stack}>
      <h2>{t(fees.others)}</h2>
      <p>{t(fees.othersText)}</p>
    </section>
    <p>
      {t(fees.agreement)} <Link to={paths.depositAccount}>{t(fees.readAgreement)}</Link>
    </p>
  </PublicPage>
)
