import { Button } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { Plan } from '@yoursuccess/contract/plan/plan-terms'
import { t } from '../../i18n/translate.ts'
import { paths } from '../../lib/paths.ts'
import { openDialog } from '../../ui/dialog/dialogs.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { ButtonLink } from '../../ui/page/button-link.tsx'
import { EmptyState } from '../../ui/page/empty-state.tsx'
import { PageHeading } from '../../ui/page/page-heading.tsx'
import { planQuery, trusteePaymentsQuery } from '../plan/plan.api.ts'
import { ProofLinks } from '../proof/proof.api.ts'
import { PaymentsSection } from './payments-section.tsx'
import { receiptsQuery } from './receipts.api.ts'
import { copy } from './receipts.messages.ts'
import classes from './receipts.module.css'
import { ReceiptsSection } from './receipts-section.tsx'

/** Loaded when they open, because calendars are large, and files are rare. */
const TypedDialog = lazyPart(async () => (await import('./receipt/typed-dialog.tsx')).TypedDialog)
const FileDialog = lazyPart(async () => (await import('./file/file-dialog.tsx')).FileDialog)

const addReceipt = () => openDialog<void>((close) => <TypedDialog onClose={close} />)
const addFile = () => openDialog<void>((close) => <FileDialog onClose={close} />)

/** What was sent to the trustee beside what the trustee posted (REC-20). Without a plan nobody knows to whom. */
export const ReceiptsPage = () => {
  const { data: plan } = useSuspenseQuery(planQuery)
  return plan === null ? <NoPlan /> : <History plan={plan} />
}

const NoPlan = () => (
  <>
    <PageHeading>{t(copy.title)}</PageHeading>
    <EmptyState picture="calendar" action={<ButtonLink to={paths.planSetUp}>{t(copy.setUp)}</ButtonLink>}>
      {t(copy.noPlan)}
    </EmptyState>
  </>
)

const History = ({ plan }: { plan: Plan }) => {
  const { data: payments } = useSuspenseQuery(trusteePaymentsQuery)
  const { data: receipts } = useSuspenseQuery(receiptsQuery)
  return (
    <div className={classes.page}>
      <PageHeading
        lead={t(copy.lead)}
        actions={
          <>
            <Button variant="default" onClick={() => void addFile()}>
              {t(copy.addFile)}
            </Button>
            <Button onClick={() => void addReceipt()}>{t(copy.add)}</Button>
          </>
        }
      >
        {t(copy.title)}
      </PageHeading>
      <PaymentsSection plan={plan} payments={payments} receipts={receipts} />
      <ReceiptsSection payments={payments} receipts={receipts} />
      <ProofLinks />
    </div>
  )
}
