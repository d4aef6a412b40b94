import { Button, type ButtonProps } from '@mantine/core'
import { createLink } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, Ref } from 'react'

type AnchorButtonProps = ButtonProps &
  Omit<AnchorHTMLAttributes<HTMLAnchorElement>, keyof ButtonProps> & { ref?: Ref<HTMLAnchorElement> }

/** The router also marks links to parent pages as current. A button never shows the current page. */
const AnchorButton = (props: AnchorButtonProps) => (
  <Button component="a" {...props} aria-current={undefined} />
)

/**
 * A link that looks like a button. It opens a page, so it stays a link for the keyboard and the screen
 * reader.
 */
export const ButtonLink = createLink(AnchorButton)
