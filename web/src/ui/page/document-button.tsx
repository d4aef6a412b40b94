import type { ComponentProps } from 'react'
import classes from './document-button.module.css'

/** A button on a page that the server renders. There, site.ts handles the click. */
export const DocumentButton = (props: Omit<ComponentProps<'button'>, 'type' | 'className'>) => (
  <button type="button" className={classes.button} {...props} />
)
