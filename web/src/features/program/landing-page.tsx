import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { paths } from '../../lib/paths.ts'
import { Brand } from '../../ui/brand.tsx'
import { DollarBill } from '../../ui/dollar-bill.tsx'
import { SiteFooter } from '../../ui/site-footer.tsx'
import classes from './landing-page.module.css'
import { useProgram } from './program.api.ts'
import { unspecified } from './program.messages.ts'
import { WindDownBanner } from './wind-down-banner.tsx'

/** The first screen for a visitor: what this is, and the way in. */
export const LandingPage = () => {
  const program = useProgram()
  return (
    <div className={classes.page}>
      <header className={classes.bar}>
        <Brand name={program?.product_name} />
        <Button component={Link} to={paths.login} variant="default">
          {unspecified.logIn}
        </Button>
      </header>
      <WindDownBanner />
      <main id="main" className={classes.main}>
        <div className={classes.hero}>
          <div className={classes.words}>
            <h1 className={classes.headline} tabIndex={-1}>
              {unspecified.headline}
            </h1>
            <p className={classes.lead}>{unspecified.lead}</p>
            <div className={classes.ways}>
              <Button component={Link} to={paths.login}>
                {unspecified.logIn}
              </Button>
              {program && (
                <Button component="a" href={program.signup_url} variant="subtle">
                  {unspecified.registerNow}
                </Button>
              )}
            </div>
          </div>
          <DollarBill pose="greeting" className={classes.bill ?? ''} />
        </div>
        <ul className={classes.points}>
          {unspecified.points.map(({ title, text }) => (
            <li key={title}>
              <h2>{title}</h2>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </main>
      <SiteFooter program={program} />
    </div>
  )
}
