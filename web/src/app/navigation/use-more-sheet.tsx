import { useState } from 'react'
import { lazyPart } from '../../ui/lazy-part.tsx'
import type { Navigation } from './use-places.ts'

const MoreSheet = lazyPart(async () => (await import('./more-sheet.tsx')).MoreSheet)

/**
 * "More" on phones and tablets: the props of its button, which is marked as current on the pages of "More", and
 * its panel while that is open.
 */
export const useMoreSheet = ({ places, open }: Navigation, { hasLogOut }: { hasLogOut: boolean }) => {
  const [opened, setOpened] = useState(false)
  return {
    button: {
      'aria-haspopup': 'dialog',
      'aria-expanded': opened,
      ...(open?.place === places.more && ({ 'aria-current': 'true' } as const)),
      onClick: () => setOpened(true),
    } as const,
    sheet: opened && <MoreSheet hasLogOut={hasLogOut} onClose={() => setOpened(false)} />,
  }
}
