import classes from './site-footer.module.css'
import { PhoneLink } from './phone-link.tsx'

interface SiteFooterProps {
  /** Undefined while it is on its way: the footer keeps its height. */
  program: { product_name: string; bank_name: string; support: { phone: string } } | undefined
}

export const SiteFooter = ({ program }: SiteFooterProps) => (
  <footer className={classes.footer}>
    {program && (
      <>
        <p>
          Customer service: <PhoneLink phone={program.support.phone} />
        </p>
        <p>
          {program.product_name} is a bank account for people in a Chapter 13 plan. Banking services by{' '}
          {program.bank_name}.
        </p>
      </>
    )}
  </footer>
)
