import type { ReactNode } from 'react'
import classes from './page-heading.module.css'
import { useDocumentTitle } from './use-document-title.ts'

interface PageHeadingProps {
  children: ReactNode
  /** One sentence below: what this page answers. */
  lead?: ReactNode
  /** Quiet actions beside it. */
  actions?: ReactNode
}

/** The one h1 of a page; gets the focus when the page opens. */
export const PageHeading = ({ children, lead, actions }: PageHeadingProps) => {
  const heading = useDocumentTitle<HTMLHeadingElement>()
  return (
    <header className={classes.header}>
      <div className={classes.words}>
        <h1 className={classes.title} tabIndex={-1} ref={heading}>
          {children}
        </h1>
        {lead && <p className={classes.lead}>{lead}</p>}
      </div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </header>
  )
}
