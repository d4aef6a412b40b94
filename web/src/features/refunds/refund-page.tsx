import type { RefundCheck } from '@yoursuccess/contract/refunds/refunds'
import { useQuery } from '@tanstack/react-query'
import { t, texts } from '../../i18n/translate.ts'
import { formatLongDay } from '../../lib/dates.ts'
import { paths } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/page/button-link.tsx'
import { EmptyState } from '../../ui/page/empty-state.tsx'
import { Loaded } from '../../ui/page/loaded.tsx'
import { FactList } from '../../ui/list/fact-list.tsx'
import { Money } from '../../ui/figure/money.tsx'
import { Notice } from '../../ui/page/notice.tsx'
import { PageHeading } from '../../ui/page/page-heading.tsx'
import { PhoneLink } from '../../ui/page/phone-link.tsx'
import { SectionCard } from '../../ui/page/section-card.tsx'
import { TextSkeleton } from '../../ui/page/skeletons.tsx'
import { useProgram } from '../program/program.api.ts'
import { stateOf } from './refund-state.ts'
import { refundsQuery } from './refunds.api.ts'
import { copy } from './refunds.messages.ts'

/** The check for the remaining money: status, amount, number and dates. */
export const RefundPage = () => (
  <>
    <PageHeading lead={t(copy.lead)}>{t(copy.title)}</PageHeading>
    <RefundList />
  </>
)

const RefundList = () => (
  <Loaded
    query={useQuery({ ...refundsQuery, refetchOnMount: 'always' })}
    loading={<TextSkeleton lines={6} label={t(copy.loading)} />}
  >
    {(checks) =>
      checks.length > 0 ? (
        checks.map((check) => <Check key={check.id} check={check} />)
      ) : (
        <EmptyState picture="paper">{t(copy.none)}</EmptyState>
      )
    }
  </Loaded>
)

const Check = ({ check }: { check: RefundCheck }) => {
  const { tone, headline, more } = stateOf(check)
  const supportLine = useProgram()?.support.support_line
  return (
    <SectionCard title={headline}>
      {more && (
        <Notice tone={tone}>
          <p>{more}</p>
        </Notice>
      )}
      {check.state === 'expired' && supportLine && (
        <Notice tone="stop">
          <p>
            {t(copy.call)} <PhoneLink phone={supportLine} />
          </p>
        </Notice>
      )}
      <FactList facts={factsOf(check)} />
      {check.state === 'planned' && check.address_until && (
        <ButtonLink to={paths.settings}>{t(copy.toSettings)}</ButtonLink>
      )}
    </SectionCard>
  )
}

const factsOf = (check: RefundCheck) => {
  const facts = texts(copy.facts)
  const days = [
    { name: facts.mailed, value: check.mailed_on },
    { name: facts.until, value: check.cashable_until },
    { name: t(copy.ended[check.state]), value: check.ended_on },
  ]
  return [
    { name: facts.state, value: t(copy.states[check.state]) },
    { name: facts.amount, value: check.amount ? <Money amount={check.amount} /> : t(copy.amountLater) },
    ...(check.check_number ? [{ name: facts.number, value: check.check_number }] : []),
    ...(check.address ? [{ name: facts.address, value: oneLine(check.address) }] : []),
    ...days.flatMap(({ name, value }) => (value ? [{ name, value: formatLongDay(value) }] : [])),
  ]
}

const oneLine = (address: NonNullable<RefundCheck['address']>) =>
  [address.address_1, address.address_2, address.city, `${address.state} ${address.postal_code}`]
    .filter(Boolean)
    .join(', ')
