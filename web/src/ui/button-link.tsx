import { Button, type ButtonProps } from '@mantine/core'
import { createLink } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, Ref } from 'react'

type AnchorButtonProps = ButtonProps &
  Omit<AnchorHTMLAttributes<HTMLAnchorElement>, keyof ButtonProps> & { ref?: Ref<HTMLAnchorElement> }

const AnchorButton = (props: AnchorButtonProps) => <Button component="a" {...props} />

/** A link that looks like a button. It goes to a page, so it stays a link for the keyboard and the screen reader. */
export const ButtonLink = createLink(AnchorButton)
