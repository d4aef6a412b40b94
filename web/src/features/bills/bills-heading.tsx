import type { ReactNode } from 'react'
import { PageHeading } from '../../ui/page/page-heading.tsx'
import { useHasEnded } from '../program/program.api.ts'
import { PaymentsEnd } from './payments-end.tsx'

interface BillsHeadingProps {
  title: string
  /** What the customer can do here. Once bills can't be paid, the page says that instead. */
  lead?: string
  /** Beside the title. */
  actions?: ReactNode
}

/** The heading of a bills page. */
export const BillsHeading = ({ title, lead, actions }: BillsHeadingProps) => {
  const hasEnded = useHasEnded('spending')
  return (
    <>
      <PageHeading lead={hasEnded ? undefined : lead} actions={actions}>
        {title}
      </PageHeading>
      <PaymentsEnd />
    </>
  )
}
