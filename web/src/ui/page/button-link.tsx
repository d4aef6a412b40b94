import { Button, type ButtonProps } from '@mantine/core'
import { createLink } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, Ref } from 'react'

type AnchorButtonProps = ButtonProps &
  Omit<AnchorHTMLAttributes<HTMLAnchorElement>, keyof ButtonProps> & { ref?: Ref<HTMLAnchorElement> }

/**
 * Removes `aria-current`: the router also sets it on links to parent pages, and a button never shows the
 * current page.
 */
const AnchorButton = (props: AnchorButtonProps) => (
  <Button component="a" {...props} aria-current={undefined} />
)

/** A link that looks like a button. It opens a page, so it is a link for the keyboard and screen readers. */
export const ButtonLink = createLink(AnchorButton)
