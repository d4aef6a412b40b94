import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { t } from '../../i18n/translate.ts'
import { paths } from '../../lib/paths.ts'
import { Brand } from '../../ui/look/brand.tsx'
import { LanguageLink } from '../../ui/page/language-link.tsx'
import { SiteFooter } from '../../ui/page/site-footer.tsx'
import { useProgram } from '../program/program.api.ts'
import classes from './auth-layout.module.css'
import { PromoCarousel } from './promo-carousel.tsx'
import { copy } from './session.messages.ts'

/** Login and the two pages of the password reset: the form first, with pictures beside it on wide screens. */
export const AuthLayout = ({ children }: { children: ReactNode }) => {
  const program = useProgram()
  return (
    <div className={classes.page}>
      <header className={classes.header}>
        <Link to={paths.landing} className={classes.home}>
          <Brand name={program?.product_name} />
        </Link>
        <LanguageLink />
      </header>
      <div className={classes.columns}>
        <main id="main" className={classes.form}>
          {children}
        </main>
        <aside className={classes.promo} aria-label={t(copy.offers)}>
          <PromoCarousel />
        </aside>
      </div>
      <SiteFooter program={program} />
    </div>
  )
}
