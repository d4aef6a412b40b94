import { PageHeading } from '../../ui/page/page-heading.tsx'
import { useHasEnded } from '../program/program.api.ts'
import { DepositsEnded } from './deposits-ended.tsx'
import { quoted, unspecified } from './funding.messages.ts'
import classes from './funding.module.css'
import { useFundingBase } from './use-funding-base.ts'

interface FundingHeadingProps {
  title: string
  /** What can be done here. Once no money can be put in, that is said in its place. */
  lead?: string
}

/** The head of a funding page. During enrollment all of them are headed "Congratulations!" (FUNDING-02). */
export const FundingHeading = ({ title, lead }: FundingHeadingProps) => {
  const { isEnrolling } = useFundingBase()
  const hasEnded = useHasEnded('deposits')
  const below = hasEnded ? undefined : lead
  return (
    <>
      {isEnrolling ? (
        <>
          <PageHeading lead={hasEnded ? unspecified.isOpen : unspecified.congratulationsLead}>
            {quoted.congratulations}
          </PageHeading>
          <div className={classes.head}>
            <h2 className={classes.title}>{title}</h2>
            {below && <p>{below}</p>}
          </div>
        </>
      ) : (
        <PageHeading lead={below}>{title}</PageHeading>
      )}
      {hasEnded && <DepositsEnded />}
    </>
  )
}
