import { type ReactNode, useId } from 'react'
import classes from './section-card.module.css'

interface SectionCardProps {
  title?: ReactNode
  /** Less prominent actions to the right of the title. */
  actions?: ReactNode
  children: ReactNode
}

/** A section of a page on its own card, named by its title. */
export const SectionCard = ({ title, actions, children }: SectionCardProps) => {
  const id = useId()
  return (
    <section className={classes.card} {...(title && { 'aria-labelledby': id })}>
      {(title || actions) && (
        <header className={classes.header}>
          {title && (
            <h2 className={classes.title} id={id}>
              {title}
            </h2>
          )}
          {actions}
        </header>
      )}
      {children}
    </section>
  )
}
