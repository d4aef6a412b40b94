import { Button, type ButtonProps } from '@mantine/core'
import { createLink } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, Ref } from 'react'

type AnchorButtonProps = ButtonProps &
  Omit<AnchorHTMLAttributes<HTMLAnchorElement>, keyof ButtonProps> & { ref?: Ref<HTMLAnchorElement> }

/** The router marks links to the pages above this one as current too; a button never says where one is. */
const AnchorButton = (props: AnchorButtonProps) => (
  <Button component="a" {...props} aria-current={undefined} />
)

/** A link that looks like a button. It goes to a page, so it stays a link for the keyboard and the screen reader. */
export const ButtonLink = createLink(AnchorButton)
