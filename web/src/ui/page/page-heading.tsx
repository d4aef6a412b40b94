import { type ReactNode, useEffect } from 'react'
import { focusLateHeading } from '../dialog/focus.ts'
import classes from './page-heading.module.css'
import { useDocumentTitle } from './use-document-title.ts'

interface PageHeadingProps {
  children: ReactNode
  /** One sentence below it: what this page is for. */
  lead?: ReactNode
  /** Less prominent actions beside it. */
  actions?: ReactNode
}

/** The only h1 of a page. It gets the focus when the page opens. */
export const PageHeading = ({ children, lead, actions }: PageHeadingProps) => {
  const heading = useDocumentTitle<HTMLHeadingElement>()
  useEffect(focusLateHeading, [])
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
