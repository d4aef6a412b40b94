import { createContext, type ReactNode, useContext } from 'react'

const InsideMain = createContext(false)

interface MainAreaProps {
  className?: string | undefined
  children: ReactNode
}

/**
 * The page's main landmark, of which there must be exactly one. Inside another MainArea this renders a plain
 * div: a skeleton, an error or "Page not found" may be alone, or inside a layout that has the landmark.
 */
export const MainArea = ({ className, children }: MainAreaProps) => {
  if (useContext(InsideMain)) return <div className={className}>{children}</div>
  return (
    <InsideMain value>
      <main id="main" className={className} tabIndex={-1}>
        {children}
      </main>
    </InsideMain>
  )
}
