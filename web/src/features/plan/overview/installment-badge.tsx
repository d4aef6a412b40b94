import type { ComponentProps } from 'react'
import { t } from '../../../i18n/translate.ts'
import { StatusBadge } from '../../../ui/figure/status-badge.tsx'
import { copy } from './overview.messages.ts'
import type { InstallmentState } from './overview.rules.ts'

const TONES: Record<InstallmentState, ComponentProps<typeof StatusBadge>['tone']> = {
  missed: 'stop',
  short: 'care',
  coveredLate: 'care',
  due: 'care',
  upcoming: 'ahead',
  covered: 'info',
  reported: 'info',
  sentLate: 'care',
  sent: 'info',
  postedLate: 'care',
  posted: 'good',
  none: 'quiet',
}

export const InstallmentBadge = ({ state }: { state: InstallmentState }) => (
  <StatusBadge tone={TONES[state]}>{t(copy.states[state])}</StatusBadge>
)
