import type { ReactNode } from 'react'
import classes from './site-footer.module.css'
import { PhoneLink } from './phone-link.tsx'

interface SiteFooterProps {
  /** Undefined while it is on its way: the footer keeps its height. */
  program: { product_name: string; bank_name: string; support: { phone: string } } | undefined
  /** Links to other pages. */
  children?: ReactNode
}

export const SiteFooter = ({ program, children }: SiteFooterProps) => (
  <footer className={classes.footer}>
    {program && (
      <>
        <p>
          Customer service: <PhoneLink phone={program.support.phone} />
        </p>
        {children && <p className={classes.links}>{children}</p>}
        <p>
          {program.product_name} is a bank account for people in a Chapter 13 plan. Banking services by{' '}
          {program.bank_name.replace(/\.$/, '')}.
        </p>
      </>
    )}
  </footer>
)
