import { Link } from '@tanstack/react-router'
import { paths } from '../../../lib/paths.ts'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { FeeTable } from '../../legal/legal.api.ts'
import { PublicPage } from '../public-page.tsx'
import { fees } from './pages.messages.ts'
import classes from './pages.module.css'

/** Every fee on one page that anyone can open (PROGRAM-44). */
export const FeesPage = () => (
  <PublicPage>
    <PageHeading lead={fees.lead}>{fees.title}</PageHeading>
    <div className={classes.stack}>
      <FeeTable />
    </div>
    <section className={classes.stack}>
      <h2>{fees.when}</h2>
      <p>{fees.whenText}</p>
    </section>
    <section className={classes.stack}>
      <h2>{fees.others}</h2>
      <p>{fees.othersText}</p>
    </section>
    <p>
      {fees.agreement} <Link to={paths.depositAccount}>{fees.readAgreement}</Link>
    </p>
  </PublicPage>
)
