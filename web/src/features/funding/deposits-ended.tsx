import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { t } from '../../i18n/translate.ts'
import { paths } from '../../lib/paths.ts'
import { Notice } from '../../ui/page/notice.tsx'
import { useHasEnded } from '../program/program.api.ts'
import { copy } from './funding.messages.ts'

/**
 * Says on the funding pages that deposits have ended. The pages remain, although nothing links to them
 * (FUNDING-141).
 */
export const DepositsEnded = () => (
  <Notice tone="care">
    <p>
      {t(copy.depositsEnded)} <Link to={paths.programNotice}>{t(copy.depositsEndedMore)}</Link>
    </p>
  </Notice>
)

/** Wraps everything that adds money, so that the app never offers what the bank refuses (record 0095). */
export const UntilDepositsEnd = ({ children }: { children: ReactNode }) =>
  useHasEnded('deposits') ? null : children
