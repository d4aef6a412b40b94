import { PageHeading } from '../../ui/page/page-heading.tsx'
import { DepositsEnded } from './deposits-ended.tsx'
import { quoted, unspecified } from './funding.messages.ts'
import classes from './funding.module.css'
import { useFundingBase } from './use-funding-base.ts'

interface FundingHeadingProps {
  title: string
  lead: string
}

/** The head of a funding page. While somebody is enrolled all of them are headed "Congratulations!" (FND-01). */
export const FundingHeading = ({ title, lead }: FundingHeadingProps) => {
  const { isEnrolling } = useFundingBase()
  if (!isEnrolling)
    return (
      <>
        <PageHeading lead={lead}>{title}</PageHeading>
        <DepositsEnded />
      </>
    )
  return (
    <>
      <PageHeading lead={unspecified.congratulationsLead}>{quoted.congratulations}</PageHeading>
      <div className={classes.head}>
        <h2 className={classes.title}>{title}</h2>
        <p>{lead}</p>
      </div>
      <DepositsEnded />
    </>
  )
}
