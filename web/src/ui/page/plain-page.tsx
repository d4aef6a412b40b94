import type { ReactNode } from 'react'
import { MainArea } from './main-area.tsx'
import classes from './plain-page.module.css'

/** One narrow centered column, for pages with a single message. */
export const PlainPage = ({ children }: { children: ReactNode }) => (
  <MainArea className={classes.page}>{children}</MainArea>
)
