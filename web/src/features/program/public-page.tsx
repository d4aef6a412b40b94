import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { paths } from '../../lib/paths.ts'
import { Brand } from '../../ui/brand.tsx'
import { PlainPage } from '../../ui/plain-page.tsx'
import { SiteFooter } from '../../ui/site-footer.tsx'
import { useProgram } from './program.api.ts'
import classes from './public-page.module.css'

/** A page for anyone: the mark, which leads to the start or back into the account, the words, the footer. */
export const PublicPage = ({ children }: { children: ReactNode }) => {
  const program = useProgram()
  return (
    <div className={classes.page}>
      <header className={classes.header}>
        <Link to={paths.landing} className={classes.home}>
          <Brand name={program?.product_name} />
        </Link>
      </header>
      <PlainPage>{children}</PlainPage>
      <SiteFooter program={program} />
    </div>
  )
}
