import { BrandMark } from './brand-mark.tsx'
import classes from './brand.module.css'

/** The mark and the name. */
export const Brand = ({ name = 'YourSuccess' }: { name?: string | undefined }) => (
  <span className={classes.brand}>
    <BrandMark />
    {name}
  </span>
)
