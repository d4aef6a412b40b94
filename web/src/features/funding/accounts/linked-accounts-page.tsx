import { useQuery } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import { useState } from 'react'
import { t } from '../../../i18n/translate.ts'
import { ButtonLink } from '../../../ui/page/button-link.tsx'
import { SectionCard } from '../../../ui/page/section-card.tsx'
import { usePaging } from '../../../ui/list/paging.ts'
import { FundingHeading } from '../funding-heading.tsx'
import { copy as fundingCopy } from '../funding.messages.ts'
import classes from '../funding.module.css'
import { useFundingBase } from '../use-funding-base.ts'
import { linkedAccountsQuery } from './accounts.api.ts'
import { copy } from './accounts.messages.ts'
import { LinkedAccountsTable } from './linked-accounts-table.tsx'
import { useMayLink } from './use-may-link.ts'

/** The linked bank accounts (FUNDING-61). A customer without any is redirected to link one (FUNDING-63). */
export const LinkedAccountsPage = () => {
  const { base } = useFundingBase()
  const mayLink = useMayLink()
  const paging = usePaging()
  const query = useQuery(linkedAccountsQuery(paging))
  const { data } = query
  const [hadSome, setHadSome] = useState(false)
  if (data && data.count > 0 && !hadSome) setHadSome(true)
  paging.stayWithin(data?.count)
  if (data?.count === 0 && !hadSome && mayLink) return <Navigate to={`${base}/plaid/link`} replace />
  return (
    <>
      <FundingHeading title={t(fundingCopy.linkedAccounts)} lead={t(copy.lead)} />
      <SectionCard>
        <LinkedAccountsTable query={query} paging={paging} />
      </SectionCard>
      {mayLink && data && (
        <div className={classes.row}>
          <ButtonLink variant="default" to={`${base}/plaid/link`} reloadDocument>
            {t(copy.link)}
          </ButtonLink>
        </div>
      )}
    </>
  )
}
