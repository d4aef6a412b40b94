import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { AccountApplication } from '@yoursuccess/contract/application/application'
import type { PostalAddress } from '@yoursuccess/contract/core/person'
import { elements, t } from '../../../i18n/translate.ts'
import { formatLongDay } from '../../../lib/dates.ts'
import { paths } from '../../../lib/paths.ts'
import { applyMask } from '../../../ui/form/digit-mask.ts'
import { type Fact, FactList } from '../../../ui/list/fact-list.tsx'
import { ErrorPanel } from '../../../ui/page/error-panel.tsx'
import { SectionCard } from '../../../ui/page/section-card.tsx'
import { occupationsQuery } from '../application.api.ts'
import { copy } from '../application.messages.ts'
import { depositRanges } from '../deposit-ranges.messages.ts'
import classes from '../application.module.css'

interface ReviewSummaryProps {
  application: AccountApplication
  idNumber: string
}

/** A summary of the input, with a link back to each part. */
export const ReviewSummary = ({ application, idNumber }: ReviewSummaryProps) => {
  const { data, error, refetch } = useQuery(occupationsQuery)
  const { first_name, middle_name, last_name, income_source, occupation } = application
  const work = data?.occupations.find(({ code }) => code === occupation)?.definition ?? occupation
  return (
    <>
      {!data && error && (
        <ErrorPanel error={error} title={t(copy.occupationsMissing)} onRetry={() => void refetch()} />
      )}
      <Part
        title={t(copy.you)}
        editAt={paths.personalInformation}
        facts={[
          { name: t(copy.name), value: [first_name, middle_name, last_name].filter(Boolean).join(' ') },
          {
            name: t(copy.primaryPhone),
            value: application.primary_phone && applyMask('(999) 999-9999', application.primary_phone),
          },
          {
            name: t(copy.birthday),
            value: application.date_of_birth && formatLongDay(application.date_of_birth),
          },
          { name: t(copy.monthlyDeposits), value: income_source && t(depositRanges[income_source]) },
          { name: t(copy.occupation), value: work },
        ]}
      />
      <Part
        title={t(copy.address)}
        editAt={paths.address}
        facts={[
          { name: t(copy.home), value: linesOf(application.address_attributes) },
          application.shipping_address_different && {
            name: t(copy.shippingTitle),
            value: linesOf(application.shipping_address_attributes),
          },
        ]}
      />
      <Part
        title={t(copy.identification)}
        editAt={paths.identification}
        facts={[
          {
            name: t(copy.ssn),
            value: (
              <>
                <span aria-hidden>•••-••-{idNumber.slice(-4)}</span>
                <span className="ys-sr-only">{t(copy.endsIn, { digits: idNumber.slice(-4) })}</span>
              </>
            ),
          },
        ]}
      />
    </>
  )
}

type EditPath = typeof paths.personalInformation | typeof paths.address | typeof paths.identification

interface PartProps {
  title: string
  editAt: EditPath
  facts: readonly (Fact | false | null | undefined)[]
}

const Part = ({ title, editAt, facts }: PartProps) => (
  <SectionCard
    title={title}
    actions={
      <Link to={editAt} className={classes.edit}>
        {elements(copy.edit, {
          more: (words) => <span className="ys-sr-only">{words}</span>,
          part: title,
        })}
      </Link>
    }
  >
    <FactList
      facts={facts.map((fact) => fact && { ...fact, value: fact.value || <em>{t(copy.missing)}</em> })}
    />
  </SectionCard>
)

const linesOf = (address: PostalAddress | null) =>
  address && (
    <>
      <span className={classes.line}>{address.address_1}</span>
      {address.address_2 && <span className={classes.line}>{address.address_2}</span>}
      <span className={classes.line}>
        {address.city}, {address.state} {address.postal_code}
      </span>
    </>
  )
