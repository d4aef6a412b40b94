import { BrandMark } from './brand-mark.tsx'
import classes from './brand.module.css'
import { PRODUCT_NAME } from '../page/product-name.ts'

/** The product's mark and name. */
export const Brand = ({ name = PRODUCT_NAME }: { name?: string | undefined }) => (
  <span className={classes.brand}>
    <BrandMark />
    {name}
  </span>
)
