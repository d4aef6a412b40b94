import { Button } from '@mantine/core'
import type { CourtNotice } from '@yoursuccess/contract/plan/court-notices'
import { trusteeGuard } from '@yoursuccess/contract/trustees/guard.messages'
import { t } from '../../../i18n/translate.ts'
import { isGone } from '../../../lib/call-error.ts'
import { formatLongDay, formatPlannedDay } from '../../../lib/dates.ts'
import { refusalSentence } from '../../../lib/failure-sentence.ts'
import { paths } from '../../../lib/paths.ts'
import { confirm } from '../../../ui/dialog/dialogs.tsx'
import { showToast } from '../../../ui/dialog/toasts.ts'
import buttons from '../../../ui/form/button-row.module.css'
import { ToneIcon } from '../../../ui/look/tone-icon.tsx'
import { ButtonLink } from '../../../ui/page/button-link.tsx'
import { Notice } from '../../../ui/page/notice.tsx'
import { SectionCard } from '../../../ui/page/section-card.tsx'
import { useToday } from '../../program/program.api.ts'
import { planMessages } from '../set-up/set-up.messages.ts'
import { useDeleteNotice } from './court-calls.ts'
import classes from './court.module.css'
import { editNotice } from './notice-dialogs.tsx'
import { countdown, safeDayWords } from './notice-words.ts'
import { copy } from './notices.messages.ts'

interface NoticeCardProps {
  notice: CourtNotice
  /** Whether the plan names a trustee. */
  hasTrustee: boolean
}

/** One notice: how many days are left, how that was counted, and the last safe days. */
export const NoticeCard = ({ notice, hasTrustee }: NoticeCardProps) => {
  const today = useToday()
  const { kind, note, counted, done_on } = notice
  const name = t(copy.kinds[kind])
  return (
    <SectionCard title={name}>
      {done_on === null ? (
        <>
          <p className={classes.main}>
            <ToneIcon tone="care" size={24} />
            <span>{countdown(notice, today)}</span>
          </p>
          {counted && (
            <Notice tone="care">
              <p>{t(copy.counted)}</p>
            </Notice>
          )}
        </>
      ) : (
        <p>{t(copy.settled, { day: formatLongDay(done_on) })}</p>
      )}
      {note !== null && <p className={classes.typed}>{note}</p>}
      <Served notice={notice} />
      {done_on === null && <SafeDays notice={notice} hasTrustee={hasTrustee} />}
      <div className={buttons.row}>
        <DeleteButton notice={notice} name={name} />
        <Button
          variant="default"
          aria-label={t(copy.editOf, { notice: name })}
          onClick={() => void editNotice(notice)}
        >
          {t(copy.edit)}
        </Button>
      </div>
    </SectionCard>
  )
}

const Served = ({ notice: { served_on, days } }: { notice: CourtNotice }) => {
  const today = useToday()
  if (served_on === null) return null
  const day = formatPlannedDay(served_on, today)
  return (
    <p className={classes.quiet}>
      {days === null ? t(copy.served, { day }) : t(copy.servedWithDays, { day, count: days })}
    </p>
  )
}

const SafeDays = ({ notice: { safe_days }, hasTrustee }: NoticeCardProps) => {
  const today = useToday()
  if (!hasTrustee) {
    return (
      <>
        <p>{t(copy.noTrustee)}</p>
        <div>
          <ButtonLink to={paths.planDetails} variant="default">
            {t(copy.addTrustee)}
          </ButtonLink>
        </div>
      </>
    )
  }
  if (safe_days.length === 0) return <p>{t(trusteeGuard.warnings.unknownTrustee)}</p>
  return (
    <div className={classes.safe}>
      <h3 className={classes.safeTitle}>{t(copy.safe)}</h3>
      <ul className={classes.list} aria-label={t(copy.safe)}>
        {safe_days.map((each) => (
          <li key={each.method}>{safeDayWords(each, today)}</li>
        ))}
      </ul>
      <p className={classes.quiet}>{t(copy.safeHint)}</p>
    </div>
  )
}

const DeleteButton = ({ notice, name }: { notice: CourtNotice; name: string }) => {
  const { submit, isPending } = useDeleteNotice()
  const ask = () =>
    submit(notice.id, {
      askFirst: () =>
        confirm({
          title: t(copy.deleteAsk),
          text: t(copy.deleteText, { notice: name, day: formatLongDay(notice.ends_on) }),
          confirmLabel: t(copy.confirmDelete),
          cancelLabel: t(copy.keep),
          destructive: true,
        }),
      onSuccess: () => showToast('good', t(copy.deleted)),
      onError: (error) => {
        if (!isGone(error)) showToast('stop', refusalSentence(error, planMessages) ?? t(copy.deleteFailed))
      },
    })
  return (
    <Button
      variant="subtle"
      aria-label={t(copy.deleteOf, { notice: name })}
      disabled={isPending}
      onClick={() => void ask()}
    >
      {t(copy.delete)}
    </Button>
  )
}
