import type { ComponentProps } from 'react'
import classes from './document-button.module.css'

/** A button on a page that the server renders, where forms work without scripts, and site.ts handles some clicks. */
export const DocumentButton = ({
  type = 'button',
  ...props
}: Omit<ComponentProps<'button'>, 'className'>) => (
  <button type={type} className={classes.button} {...props} />
)
