import { createLink } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, Ref } from 'react'
import classes from './site-button.module.css'

interface SiteButtonProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  look?: 'filled' | 'outline'
  ref?: Ref<HTMLAnchorElement>
}

/** A link of the public pages that looks like a button: by its class alone, so that the server can send it. */
export const SiteButton = ({ look = 'filled', children, ...props }: SiteButtonProps) => (
  <a {...props} className={classes.button} data-look={look}>
    {children}
  </a>
)

/** The same to a page of ours. */
export const SiteButtonLink = createLink(SiteButton)
