import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { paths } from '../../lib/paths.ts'
import { Brand } from '../look/brand.tsx'
import { SiteFooter, type SiteProgram } from './site-footer.tsx'
import classes from './site-frame.module.css'

interface SiteFrameProps {
  /** Undefined while it loads. */
  program: SiteProgram | undefined
  /** To the right of the mark. */
  actions?: ReactNode
  /** Whether to link to the documents: false if leaving the page would lose input. */
  documents?: boolean
  children: ReactNode
}

/**
 * A page outside the account: a header with the mark, the content and the footer. The mark links to the
 * landing page, which redirects signed-in customers back to the account.
 */
export const SiteFrame = ({ program, actions, documents = true, children }: SiteFrameProps) => (
  <div className={classes.page}>
    <header className={classes.header}>
      <Link to={paths.landing} className={classes.home}>
        <Brand name={program?.product_name} />
      </Link>
      {actions}
    </header>
    {children}
    <SiteFooter program={program} documents={documents} />
  </div>
)
