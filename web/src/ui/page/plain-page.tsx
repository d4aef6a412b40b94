import type { ReactNode } from 'react'
import { MainArea } from './main-area.tsx'
import classes from './plain-page.module.css'

/** One narrow column in the middle: for pages that say one thing. */
export const PlainPage = ({ children }: { children: ReactNode }) => (
  <MainArea className={classes.page}>{children}</MainArea>
)
