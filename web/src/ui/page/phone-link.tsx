import classes from './phone-link.module.css'

/** A phone number that a phone can call: "(555) 010-0100". */
export const PhoneLink = ({ phone }: { phone: string }) => (
  <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className={classes.phone}>
    {phone}
  </a>
)
