import { IconChevronDown } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useViewport } from '../../ui/page/use-viewport.ts'
import classes from './forecast.module.css'

/** Behind one press on a phone, where the page would be long. On wider screens, always open. */
export const PhoneFold = ({ label, children }: { label: string; children: ReactNode }) => {
  const isOnPhone = useViewport() === 'phone'
  if (!isOnPhone) return children
  return (
    <details className={classes.part}>
      <summary>
        <IconChevronDown size={20} aria-hidden />
        <span>{label}</span>
      </summary>
      <div className={classes.folded}>{children}</div>
    </details>
  )
}
