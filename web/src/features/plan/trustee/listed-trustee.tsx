import { useSuspenseQuery } from '@tanstack/react-query'
import type { Plan } from '@yoursuccess/contract/plan/plan-terms'
import { memoValuesOf } from '@yoursuccess/contract/trustees/memo.rules'
import { t } from '../../../i18n/translate.ts'
import { formatLongDay } from '../../../lib/dates.ts'
import { paths } from '../../../lib/paths.ts'
import { FactList } from '../../../ui/list/fact-list.tsx'
import { ButtonLink } from '../../../ui/page/button-link.tsx'
import { Notice } from '../../../ui/page/notice.tsx'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { SectionCard } from '../../../ui/page/section-card.tsx'
import { useAccount } from '../../account/account.api.ts'
import { addressLine, ReportButton, TrusteeMethods, trusteeQuery } from '../../trustees/trustees.api.ts'
import { officePhone } from './office-phone.tsx'
import classes from './trustee.module.css'
import { copy } from './trustee.messages.ts'

/** A trustee of the directory. */
export const ListedTrustee = ({ plan, id }: { plan: Plan; id: number }) => {
  const {
    data: { trustee, locks },
  } = useSuspenseQuery(trusteeQuery(id))
  const account = useAccount()
  const memo = account && memoValuesOf(plan, account.last_name)
  return (
    <div className={classes.page}>
      <PageHeading lead={trustee.office}>{trustee.name}</PageHeading>
      {trustee.retired && (
        <Notice tone="care">
          <p>{t(copy.retired)}</p>
        </Notice>
      )}
      <SectionCard title={t(copy.waysTitle)}>
        <TrusteeMethods trustee={trustee} locks={locks} paidBy={plan.paid_by} memo={memo} />
      </SectionCard>
      <SectionCard title={t(copy.office)}>
        <FactList
          facts={[
            { name: t(copy.address), value: addressLine(trustee.address) },
            trustee.phone !== null && { name: t(copy.phone), value: officePhone(trustee.phone) },
            trustee.website !== null && {
              name: t(copy.website),
              value: (
                <a className={classes.link} href={trustee.website} target="_blank" rel="noreferrer">
                  {trustee.website.replace(/^https:\/\//, '')}
                </a>
              ),
            },
          ]}
        />
        <p className={classes.checked}>
          {t(copy.checked, { on: formatLongDay(trustee.checked_on), source: trustee.source })}
        </p>
        <div className={classes.actions}>
          <ButtonLink to={paths.planDetails} variant="default">
            {t(copy.change)}
          </ButtonLink>
          <ReportButton trustee={trustee} />
        </div>
      </SectionCard>
    </div>
  )
}
