import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { Autopay, stopAutopay } from '@yoursuccess/contract/autopay/autopay'
import type { ReplyOf } from '@yoursuccess/contract/core/endpoint'
import { trusteeGuard } from '@yoursuccess/contract/trustees/guard.messages'
import { t } from '../../i18n/translate.ts'
import { dayOf, formatEasternTime, formatLongDay, formatPlannedDay } from '../../lib/dates.ts'
import { andList } from '../../lib/lists.ts'
import { showResult } from '../../ui/dialog/dialogs.tsx'
import buttons from '../../ui/form/button-row.module.css'
import { SubmitError } from '../../ui/form/submit-error.tsx'
import { FactList } from '../../ui/list/fact-list.tsx'
import { SectionCard } from '../../ui/page/section-card.tsx'
import { useToday } from '../program/program.api.ts'
import { useStopAutopay } from './autopay.api.ts'
import { autopayMessages, copy } from './autopay.messages.ts'
import classes from './autopay.module.css'
import { PausedNotice } from './paused-notice.tsx'
import { usd } from '../../lib/amounts.rules.ts'
import { leftOf, nextOf, plannedPaymentsQuery } from '../setaside/setaside.api.ts'
import { SharesOff, useIsSplit } from './shares-off.tsx'
import { TermsList } from './terms-list.tsx'

interface AgreementSectionProps {
  autopay: Autopay
  onChange: () => void
}

/** What is sent next, what the customer agreed to and when, and the button that stops it (AUTO-15). */
export const AgreementSection = ({ autopay, onChange }: AgreementSectionProps) => {
  const { agreed_at, paused_for, terms, terms_version } = autopay
  return (
    <SectionCard title={t(paused_for === null ? copy.agreement.isOn : copy.agreement.onHold)}>
      {paused_for === null ? (
        <>
          <Next mode={autopay.mode} />
          <SharesOff />
        </>
      ) : (
        <PausedNotice reason={paused_for} onAgreeAnew={onChange} />
      )}
      <FactList
        facts={[
          {
            name: t(copy.agreement.agreedOn),
            value: t(copy.agreement.dayAndTime, {
              day: formatLongDay(dayOf(agreed_at)),
              time: formatEasternTime(agreed_at),
            }),
          },
          { name: t(copy.agreement.version), value: terms_version },
        ]}
      />
      <TermsList terms={terms} label={t(copy.agreement.terms)} />
      <StopButton onChange={onChange} />
    </SectionCard>
  )
}

/** The largest text of the page. The list of payments says if it could not be loaded. */
const Next = ({ mode }: Pick<Autopay, 'mode'>) => {
  const today = useToday()
  const isSplit = useIsSplit(mode)
  const { data: payments = [] } = useQuery(plannedPaymentsQuery)
  const next = nextOf(payments)
  if (!next) return null
  return (
    <p className={classes.next}>
      {t(isSplit ? copy.agreement.nextSplit : copy.agreement.next, {
        amount: usd(leftOf(next)),
        day: formatPlannedDay(next.send_on, today),
        dueOn: formatPlannedDay(next.due_on, today),
      })}
    </p>
  )
}

/** Stops autopay at once, and says what was sent already. */
const StopButton = ({ onChange }: { onChange: () => void }) => {
  const { submit, isPending, error } = useStopAutopay()
  const stop = () =>
    submit(undefined, {
      onSuccess: (stopped) =>
        showResult({ tone: 'info', title: t(copy.stopped.title), text: resultOf(stopped) }),
    })
  return (
    <>
      <SubmitError error={error} sentences={autopayMessages} />
      <div className={buttons.row}>
        <Button variant="default" loading={isPending} onClick={() => void stop()}>
          {t(copy.agreement.stop)}
        </Button>
        <Button variant="default" disabled={isPending} onClick={onChange}>
          {t(copy.agreement.change)}
        </Button>
      </div>
    </>
  )
}

/** What is on its way, or what a service may still collect. */
const resultOf = ({ under_way, expected_pulls }: ReplyOf<typeof stopAutopay>): string => {
  const [pull] = expected_pulls
  if (pull)
    return t(copy.stopped.pull, { amount: usd(pull.amount), method: t(trusteeGuard.methods[pull.method]) })
  return under_way.length === 0
    ? t(copy.stopped.nothing)
    : t(copy.stopped.underWay, { amounts: andList(under_way.map(({ amount }) => usd(amount))) })
}
