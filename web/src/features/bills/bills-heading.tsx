import { PageHeading } from '../../ui/page/page-heading.tsx'
import { useHasEnded } from '../program/program.api.ts'
import { PaymentsEnd } from './payments-end.tsx'

interface BillsHeadingProps {
  title: string
  /** What can be done here. Once no bill can be paid, that is said in its place. */
  lead?: string
}

/** The head of a page of bills. */
export const BillsHeading = ({ title, lead }: BillsHeadingProps) => {
  const hasEnded = useHasEnded('spending')
  return (
    <>
      <PageHeading lead={hasEnded ? undefined : lead}>{title}</PageHeading>
      <PaymentsEnd />
    </>
  )
}
