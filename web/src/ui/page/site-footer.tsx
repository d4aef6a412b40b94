import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { elements, t } from '../../i18n/translate.ts'
import { LanguageLink } from './language-link.tsx'
import { LEGAL_LINKS } from './legal-links.ts'
import { copy } from './page.messages.ts'
import classes from './site-footer.module.css'
import { PhoneLink } from './phone-link.tsx'

/** The program data that the frame and the footer of a page show. */
export interface SiteProgram {
  product_name: string
  bank_name: string
  support: { phone: string }
}

interface SiteFooterProps {
  /** Undefined while it loads: the footer keeps its height. */
  program: SiteProgram | undefined
  /** Links to other pages, before the links to the documents. */
  children?: ReactNode
  /** Whether to link to the documents: false if leaving the page would lose input. */
  documents?: boolean
}

export const SiteFooter = ({ program, children, documents = true }: SiteFooterProps) => (
  <footer className={classes.footer}>
    <p>
      <LanguageLink />
    </p>
    {program && (
      <>
        <p>{elements(copy.customerService, { phone: <PhoneLink phone={program.support.phone} /> })}</p>
        {(children || documents) && (
          <p className={classes.links}>
            {children}
            {documents &&
              LEGAL_LINKS.map(({ to, title }) => (
                <Link key={to} to={to}>
                  {t(title)}
                </Link>
              ))}
          </p>
        )}
        <p>{t(copy.about, { product: program.product_name, bank: program.bank_name.replace(/\.$/, '') })}</p>
      </>
    )}
  </footer>
)
