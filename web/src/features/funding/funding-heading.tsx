import { t } from '../../i18n/translate.ts'
import { PageHeading } from '../../ui/page/page-heading.tsx'
import { useHasEnded } from '../program/program.api.ts'
import { DepositsEnded } from './deposits-ended.tsx'
import { copy } from './funding.messages.ts'
import classes from './funding.module.css'
import { useFundingBase } from './use-funding-base.ts'

interface FundingHeadingProps {
  title: string
  /** What the customer can do here. Once deposits have ended, the page says that instead. */
  lead?: string
}

/** The heading of a funding page. During enrollment each one is "Congratulations!" (FUNDING-02). */
export const FundingHeading = ({ title, lead }: FundingHeadingProps) => {
  const { isEnrolling } = useFundingBase()
  const hasEnded = useHasEnded('deposits')
  const below = hasEnded ? undefined : lead
  return (
    <>
      {isEnrolling ? (
        <>
          <PageHeading lead={hasEnded ? t(copy.isOpen) : t(copy.congratulationsLead)}>
            {t(copy.congratulations)}
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
