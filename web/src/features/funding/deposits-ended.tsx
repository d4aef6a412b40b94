import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { paths } from '../../lib/paths.ts'
import { Notice } from '../../ui/page/notice.tsx'
import { useHasEnded } from '../program/program.api.ts'
import { unspecified } from './funding.messages.ts'

/** On the pages of funding, which stay although no link leads there: no money can be added any more (FUNDING-141). */
export const DepositsEnded = () => (
  <Notice tone="care">
    <p>
      {unspecified.depositsEnded} <Link to={paths.programNotice}>{unspecified.depositsEndedMore}</Link>
    </p>
  </Notice>
)

/** Around what puts money in: nothing is offered that the bank refuses (record 0095). */
export const UntilDepositsEnd = ({ children }: { children: ReactNode }) =>
  useHasEnded('deposits') ? null : children
