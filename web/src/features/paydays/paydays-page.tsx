import { Button } from '@mantine/core'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { MAX_PAY_SCHEDULES, type PaySchedule } from '@yoursuccess/contract/paydays/pay-schedules'
import { t } from '../../i18n/translate.ts'
import { formatPlannedDay } from '../../lib/dates.ts'
import { openDialog } from '../../ui/dialog/dialogs.tsx'
import { Initials } from '../../ui/figure/initials.tsx'
import { Money } from '../../ui/figure/money.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Row, Rows } from '../../ui/list/row.tsx'
import { EmptyState } from '../../ui/page/empty-state.tsx'
import { PageHeading } from '../../ui/page/page-heading.tsx'
import { SectionCard } from '../../ui/page/section-card.tsx'
import { useToday } from '../program/program.api.ts'
import { PaydayLists } from './payday-lists.tsx'
import { paySchedulesQuery, paySuggestionsQuery } from './paydays.api.ts'
import { copy } from './paydays.messages.ts'
import classes from './paydays.module.css'
import { nextPaydays, patternOf, rhythmOf } from './payday-words.ts'
import { Suggestions } from './suggestions.tsx'

/** Loaded when it opens, because calendars are large. */
const PayDialog = lazyPart(async () => (await import('./form/pay-dialog.tsx')).PayDialog)

const openForm = (schedule?: PaySchedule) =>
  openDialog<void>((close) => <PayDialog {...(schedule && { schedule })} onClose={close} />)

/** Suggested paydays first, then the customer's schedules, and the paydays that follow from them. */
export const PaydaysPage = () => {
  const { data: schedules } = useSuspenseQuery(paySchedulesQuery)
  return (
    <div className={classes.page}>
      <PageHeading lead={t(copy.lead)}>{t(copy.title)}</PageHeading>
      <Suggestions />
      <Schedules schedules={schedules} />
      {schedules.length > 0 && <PaydayLists schedules={schedules} />}
    </div>
  )
}

const Schedules = ({ schedules }: { schedules: readonly PaySchedule[] }) => {
  // The suggestion has the main button of the page.
  const { data: suggestions = [] } = useQuery(paySuggestionsQuery)
  const isFull = schedules.length >= MAX_PAY_SCHEDULES
  if (schedules.length === 0)
    return (
      <SectionCard title={t(copy.schedules)}>
        <EmptyState
          picture="calendar"
          action={
            <Button variant={suggestions.length > 0 ? 'default' : 'filled'} onClick={() => void openForm()}>
              {t(copy.addFirst)}
            </Button>
          }
        >
          {t(copy.noSchedules)}
        </EmptyState>
      </SectionCard>
    )
  return (
    <SectionCard
      title={t(copy.schedules)}
      actions={
        !isFull && (
          <Button variant="default" onClick={() => void openForm()}>
            {t(copy.addAnother)}
          </Button>
        )
      }
    >
      <Rows label={t(copy.schedulesList)}>
        {schedules.map((schedule) => (
          <ScheduleRow key={schedule.id} schedule={schedule} />
        ))}
      </Rows>
      {isFull && <p className={classes.hint}>{t(copy.full)}</p>}
    </SectionCard>
  )
}

const ScheduleRow = ({ schedule }: { schedule: PaySchedule }) => {
  const today = useToday()
  const [next] = nextPaydays(patternOf(schedule), today)
  return (
    <Row
      lead={<Initials names={[schedule.name]} />}
      title={schedule.name}
      below={[
        t(copy.paid, { rhythm: rhythmOf(schedule) }),
        next
          ? t(copy.nextOn, { day: formatPlannedDay(next, today) })
          : schedule.ended_on && t(copy.endedOn, { day: formatPlannedDay(schedule.ended_on, today) }),
        !schedule.lands_here && t(copy.elsewhere),
      ]
        .filter(Boolean)
        .join(' ')}
      trail={<Money amount={schedule.usual_amount} />}
      onPress={() => void openForm(schedule)}
    />
  )
}
