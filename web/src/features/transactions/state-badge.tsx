import { t } from '../../i18n/translate.ts'
import { StatusBadge } from '../../ui/figure/status-badge.tsx'
import { copy } from './transactions.messages.ts'
import type { Row } from './transactions.rules.ts'

/** The state of a transaction. What isn't posted looks pending (TRANSACTIONS-12). */
export const StateBadge = ({ kind }: Pick<Row, 'kind'>) => (
  <StatusBadge tone={kind === 'posted' ? 'quiet' : 'info'}>{t(copy.badges[kind])}</StatusBadge>
)
