import type { Program } from '@yoursuccess/contract/program/program'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { t } from '../../i18n/translate.ts'
import { paths } from '../../lib/paths.ts'
import { Brand } from '../../ui/look/brand.tsx'
import { MainArea } from '../../ui/page/main-area.tsx'
import { SiteButtonLink } from '../../ui/page/site-button.tsx'
import { SiteFooter } from '../../ui/page/site-footer.tsx'
import { showsNotices } from './notice.rules.ts'
import { useProgram } from './program.api.ts'
import { copy } from './program.messages.ts'
import classes from './public-page.module.css'
import { words } from './landing/landing.messages.ts'

const LINKS = [
  { to: paths.accountFeatures, name: copy.features },
  { to: paths.fees, name: copy.fees },
  { to: paths.help, name: copy.help },
] as const

/** The program, or undefined until it has loaded. */
interface OfProgram {
  program: Program | undefined
}

export const PublicHeader = ({ program }: OfProgram) => (
  <header className={classes.header}>
    <Link to={paths.landing} className={classes.home}>
      <Brand name={program?.product_name} />
    </Link>
    <nav className={classes.links} aria-label={t(copy.site)}>
      {LINKS.map(({ to, name }) => (
        <Link key={to} to={to}>
          {t(name)}
        </Link>
      ))}
    </nav>
    <SiteButtonLink to={paths.login} look="outline">
      {t(words.logIn)}
    </SiteButtonLink>
  </header>
)

/** Links to all pages of the site, so that each page reaches every other (PROGRAM-47). */
export const PublicFooter = ({ program }: OfProgram) => (
  <SiteFooter program={program}>
    <Link to={paths.about}>{t(copy.about)}</Link>
    <Link to={paths.accountFeatures}>{t(copy.accountFeatures)}</Link>
    <Link to={paths.fees}>{t(copy.fees)}</Link>
    <Link to={paths.help}>{t(copy.help)}</Link>
    {showsNotices(program) && <Link to={paths.programNotice}>{t(copy.programNotice)}</Link>}
  </SiteFooter>
)

/** A page of the public site; `wide` if it has more than one column. */
export const PublicPage = ({ wide = false, children }: { wide?: boolean; children: ReactNode }) => {
  const program = useProgram()
  return (
    <div className={classes.page}>
      <PublicHeader program={program} />
      <MainArea className={wide ? classes.wide : classes.narrow}>{children}</MainArea>
      <PublicFooter program={program} />
    </div>
  )
}
