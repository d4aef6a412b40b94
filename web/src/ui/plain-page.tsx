import type { ReactNode } from 'react'
import classes from './plain-page.module.css'

/** One narrow column in the middle: for pages that say one thing. */
export const PlainPage = ({ children }: { children: ReactNode }) => (
  <main id="main" className={classes.page}>
    {children}
  </main>
)
