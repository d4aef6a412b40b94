import { Link } from '@tanstack/react-router'
import { t, texts } from '../../../i18n/translate.ts'
import { paths } from '../../../lib/paths.ts'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { SiteButton } from '../../../ui/page/site-button.tsx'
import { CLOSED_TO_NEW, useProgram } from '../program.api.ts'
import { PublicPage } from '../public-page.tsx'
import { about } from './pages.messages.ts'
import classes from './pages.module.css'

/** What the account is, and a link to register (PROGRAM-42). */
export const AboutPage = () => {
  const program = useProgram()
  return (
    <PublicPage>
      <PageHeading lead={t(about.lead)}>{t(about.title)}</PageHeading>
      {texts(about.parts).map(({ title, text }) => (
        <section key={title} className={classes.stack}>
          <h2>{title}</h2>
          <p>{text}</p>
        </section>
      ))}
      {program?.signup_url !== null && <Steps />}
      {program && (
        <>
          <section className={classes.stack}>
            <h2>{t(about.moneyTitle)}</h2>
            <p>{t(about.money, { bank: program.bank_name })}</p>
            <p className={classes.ways}>
              <Link to={paths.fees}>{t(about.fees)}</Link>
              <Link to={paths.depositAccount}>{t(about.agreement)}</Link>
            </p>
          </section>
          {program.signup_url === null ? (
            <p>
              <strong>{t(CLOSED_TO_NEW)}</strong>
            </p>
          ) : (
            <div>
              <SiteButton href={program.signup_url}>{t(about.registerNow)}</SiteButton>
            </div>
          )}
        </>
      )}
    </PublicPage>
  )
}

const Steps = () => (
  <section className={classes.stack}>
    <h2>{t(about.stepsTitle)}</h2>
    <ol className={classes.steps}>
      {texts(about.steps).map(({ title, text }) => (
        <li key={title}>
          <strong>{title}</strong>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  </section>
)
