import { Link } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense } from 'react'
import { paths } from '../../lib/paths.ts'
import { Brand } from '../../ui/brand.tsx'
import { SiteFooter } from '../../ui/site-footer.tsx'
import { useProgram } from '../program/program.api.ts'
import classes from './auth-layout.module.css'

const PromoCarousel = lazy(() => import('./promo-carousel.tsx').then((m) => ({ default: m.PromoCarousel })))

/** Login and the two pages of the password reset (AMB-212): the form first, pictures beside it where there is room. */
export const AuthLayout = ({ children }: { children: ReactNode }) => {
  const program = useProgram()
  return (
    <div className={classes.page}>
      <header className={classes.header}>
        <Link to={paths.landing} className={classes.home}>
          <Brand name={program?.product_name} />
        </Link>
      </header>
      <div className={classes.columns}>
        <main id="main" className={classes.form}>
          {children}
        </main>
        <aside className={classes.promo} aria-label="What the account offers">
          <Suspense fallback={null}>
            <PromoCarousel />
          </Suspense>
        </aside>
      </div>
      <SiteFooter program={program} />
    </div>
  )
}
