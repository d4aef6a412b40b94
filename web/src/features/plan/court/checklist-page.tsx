import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { Message } from '@yoursuccess/contract/core/messages'
import type { Checklist, ChecklistItem } from '@yoursuccess/contract/plan/discharge-checklist'
import { t } from '../../../i18n/translate.ts'
import { formatLongDay } from '../../../lib/dates.ts'
import { paths } from '../../../lib/paths.ts'
import { StatusBadge } from '../../../ui/figure/status-badge.tsx'
import { ButtonLink } from '../../../ui/page/button-link.tsx'
import { EmptyState } from '../../../ui/page/empty-state.tsx'
import { Loaded } from '../../../ui/page/loaded.tsx'
import { Notice } from '../../../ui/page/notice.tsx'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { SectionCard } from '../../../ui/page/section-card.tsx'
import { RowsSkeleton } from '../../../ui/page/skeletons.tsx'
import { copy } from './checklist.messages.ts'
import { checklistQuery } from './court-calls.ts'
import classes from './court.module.css'
import { tickLine } from './tick-dialogs.tsx'

/** The day on which the facts were collected (docs/decisions/0194). */
const COLLECTED_ON = '2026-11-20'

const FACTS: Readonly<Partial<Record<ChecklistItem, Message>>> = copy.facts

/** What is looked at before a discharge, with facts and their sources, each line ticked with a day (LAD-06). */
export const ChecklistPage = () => {
  const query = useQuery(checklistQuery)
  return (
    <div className={classes.page}>
      <PageHeading lead={t(copy.lead)}>{t(copy.title)}</PageHeading>
      <Loaded query={query} loading={<RowsSkeleton rows={7} label={t(copy.loading)} />}>
        {(checklist) => (checklist.open ? <Lines checklist={checklist} /> : <NotOpen {...checklist} />)}
      </Loaded>
      <div>
        <ButtonLink to={paths.plan} variant="default">
          {t(copy.back)}
        </ButtonLink>
      </div>
    </div>
  )
}

const NotOpen = ({ opens_on }: Checklist) => (
  <EmptyState picture="calendar">
    {opens_on === null ? t(copy.opensLater) : t(copy.opensOn, { day: formatLongDay(opens_on) })}
  </EmptyState>
)

const Lines = ({ checklist: { items } }: { checklist: Checklist }) => (
  <>
    <Notice tone="care">
      <p>{t(copy.closedWithout)}</p>
    </Notice>
    <SectionCard
      title={t(copy.progress, {
        done: items.filter(({ done_on }) => done_on !== null).length,
        all: items.length,
      })}
    >
      <ul className={classes.lines}>
        {items.map((line) => (
          <Line key={line.item} line={line} />
        ))}
      </ul>
      <p className={classes.quiet}>{t(copy.collected, { day: formatLongDay(COLLECTED_ON) })}</p>
    </SectionCard>
  </>
)

const Line = ({ line }: { line: Checklist['items'][number] }) => {
  const { item, done_on } = line
  const [title, fact] = [t(copy.items[item]), FACTS[item]]
  const isDone = done_on !== null
  return (
    <li className={classes.line}>
      <div className={classes.words}>
        <span className={classes.name}>{title}</span>
        {fact && <span>{t(fact)}</span>}
      </div>
      <div className={classes.trail}>
        <StatusBadge tone={isDone ? 'good' : 'ahead'}>
          {isDone ? t(copy.done, { day: formatLongDay(done_on) }) : t(copy.notDone)}
        </StatusBadge>
        <Button
          variant="subtle"
          aria-label={t(isDone ? copy.changeOf : copy.tickOf, { title })}
          onClick={() => void tickLine(line)}
        >
          {t(isDone ? copy.change : copy.tick)}
        </Button>
      </div>
    </li>
  )
}
