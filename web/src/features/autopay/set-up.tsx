import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { Autopay } from '@yoursuccess/contract/autopay/autopay'
import type { Biller } from '@yoursuccess/contract/bills/billers'
import { useState } from 'react'
import { t } from '../../i18n/translate.ts'
import { dayOf, formatLongDay } from '../../lib/dates.ts'
import { paths } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/page/button-link.tsx'
import { EmptyState } from '../../ui/page/empty-state.tsx'
import { Loaded } from '../../ui/page/loaded.tsx'
import { Notice } from '../../ui/page/notice.tsx'
import { SectionCard } from '../../ui/page/section-card.tsx'
import { RowsSkeleton } from '../../ui/page/skeletons.tsx'
import { everyBillerQuery } from '../bills/bills.api.ts'
import { useHasEnded } from '../program/program.api.ts'
import { useFeature } from '../session/session.api.ts'
import { useSetAside } from '../setaside/setaside.api.ts'
import { autopayMessages, copy } from './autopay.messages.ts'
import { methodOf } from './choices.ts'
import { SetUpForm } from './set-up-form.tsx'

interface SetUpProps {
  /** What the customer agreed to last. */
  known: Autopay | null
  onAgreed: () => void
  /** Left out while autopay is off. */
  onCancel?: () => void
}

/** The choices and the agreement, or what must be there first: a set-aside and a trustee to pay. */
export const SetUp = (props: SetUpProps) => {
  const { known } = props
  const hasEnded = useHasEnded('spending')
  const canPay = useFeature('billPay')
  const missing = hasEnded ? copy.setUp.hasEnded : canPay ? undefined : copy.setUp.noBills
  return (
    <>
      {known !== null && known.stopped_at !== null && (
        <Notice tone="info">
          <p>{t(copy.stopped.since, { day: formatLongDay(dayOf(known.stopped_at)) })}</p>
        </Notice>
      )}
      {missing ? (
        <Notice tone="care">
          <p>{t(missing)}</p>
        </Notice>
      ) : (
        <WithSetAside {...props} />
      )}
    </>
  )
}

const WithSetAside = (props: SetUpProps) => {
  const setAside = useSetAside()
  const billers = useQuery(everyBillerQuery)
  const loading = (
    <SectionCard>
      <RowsSkeleton rows={3} label={t(copy.setUp.loadingBillers)} />
    </SectionCard>
  )
  return (
    <Loaded query={setAside} loading={loading}>
      {({ opened }) =>
        opened ? (
          <Loaded query={billers} loading={loading}>
            {(reply) => <WithTrustee {...props} billers={reply.billers} />}
          </Loaded>
        ) : (
          <SectionCard>
            <EmptyState
              picture="jar"
              action={<ButtonLink to={paths.setAside}>{t(copy.setUp.toSetAside)}</ButtonLink>}
            >
              {t(copy.setUp.noSetAside)}
            </EmptyState>
          </SectionCard>
        )
      }
    </Loaded>
  )
}

interface WithTrusteeProps extends SetUpProps {
  billers: readonly Biller[]
}

const WithTrustee = ({ billers, ...props }: WithTrusteeProps) => {
  const trustees = billers.filter(({ is_trustee, is_removed }) => is_trustee && !is_removed)
  const [isPaidElsewhere, setIsPaidElsewhere] = useState(methodOf(props.known) !== null)
  return trustees.length > 0 || isPaidElsewhere ? (
    <SetUpForm {...props} trustees={trustees} />
  ) : (
    <SectionCard>
      <EmptyState
        picture="letter"
        action={<ButtonLink to={paths.addBiller}>{t(copy.setUp.addTrustee)}</ButtonLink>}
      >
        {t(autopayMessages['autopay.no_trustee_biller'])}
      </EmptyState>
      <Button variant="default" onClick={() => setIsPaidElsewhere(true)}>
        {t(copy.setUp.anotherWay)}
      </Button>
    </SectionCard>
  )
}
