import {
  IconAlertTriangle,
  IconCheck,
  IconCircleCheck,
  IconCircleDashed,
  IconCircleX,
  IconClock,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './status-badge.module.css'

const ICONS = {
  good: IconCircleCheck,
  care: IconAlertTriangle,
  stop: IconCircleX,
  /** Under way. */
  info: IconClock,
  /** Done, and nothing to look at. */
  quiet: IconCheck,
  /** Still to come. */
  ahead: IconCircleDashed,
} as const

/** A state as an icon and a word, in the colors of its tone. */
export const StatusBadge = ({ tone, children }: { tone: keyof typeof ICONS; children: ReactNode }) => {
  const Icon = ICONS[tone]
  return (
    <span className={classes.badge} data-tone={tone}>
      <Icon size={14} stroke={2.25} aria-hidden />
      {children}
    </span>
  )
}
