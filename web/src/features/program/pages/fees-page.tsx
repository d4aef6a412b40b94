import { Link } from '@tanstack/react-router'
import { t } from '../../../i18n/translate.ts'
import { paths } from '../../../lib/paths.ts'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { FeeTable } from '../../legal/legal.api.ts'
import { PublicPage } from '../public-page.tsx'
import { fees } from './pages.messages.ts'
import classes from './pages.module.css'

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
