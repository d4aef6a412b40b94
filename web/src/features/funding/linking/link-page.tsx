import { useParams, useSearch } from '@tanstack/react-router'
import { LinkFrame } from './link-frame.tsx'
import { LinkWindow } from './link-window.tsx'

/**
 * Links a bank account, or continues with a linked one: to verify it, or after its link broke (FUNDING-25).
 */
export const LinkPage = () => {
  const { achAccountId } = useParams({ strict: false })
  const { closed } = useSearch({ strict: false })
  return (
    <LinkFrame>
      <LinkWindow key={achAccountId ?? 'new'} achAccountId={achAccountId} startsClosed={closed === 'true'} />
    </LinkFrame>
  )
}
