import { createLink } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, Ref } from 'react'
import classes from './site-button.module.css'

interface SiteButtonProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  look?: 'filled' | 'outline'
  ref?: Ref<HTMLAnchorElement>
}

/**
 * A link of the public pages that looks like a button. It uses only a class, so that the server can render
 * it.
 */
export const SiteButton = ({ look = 'filled', children, ...props }: SiteButtonProps) => (
  <a {...props} className={classes.button} data-look={look}>
    {children}
  </a>
)

/** A SiteButton for a page of this site. */
export const SiteButtonLink = createLink(SiteButton)
