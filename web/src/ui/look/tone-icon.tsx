import { IconAlertTriangle, IconCircleCheck, IconCircleX, IconInfoCircle } from '@tabler/icons-react'
import type { Tone } from '../dialog/toasts.ts'

const ICONS = {
  good: IconCircleCheck,
  care: IconAlertTriangle,
  stop: IconCircleX,
  info: IconInfoCircle,
} as const

/** The icon of a tone, so that color is never the only signal. */
export const ToneIcon = ({ tone, size = 22 }: { tone: Tone; size?: number }) => {
  const Icon = ICONS[tone]
  return <Icon size={size} color={`var(--ys-${tone})`} aria-hidden style={{ flexShrink: 0 }} />
}
