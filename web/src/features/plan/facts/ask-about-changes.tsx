import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { Schedule } from '@yoursuccess/contract/plan/due-days.rules'
import type { PlanFacts } from '@yoursuccess/contract/plan/plan-terms'
import { type RevisedFact, revisedFacts } from '@yoursuccess/contract/plan/terms.rules'
import { t } from '../../../i18n/translate.ts'
import { formatDay } from '../../../lib/dates.ts'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { openDialog } from '../../../ui/dialog/dialogs.tsx'
import { useToday } from '../../program/program.api.ts'
import { trusteeQuery } from '../../trustees/trustees.api.ts'
import type { Change } from './changes-dialog.tsx'
import { copy } from './changes.messages.ts'
import { nextDueDays, scheduleOfFacts } from './next-due-days.ts'

const ChangesDialog = lazyPart(async () => (await import('./changes-dialog.tsx')).ChangesDialog)

interface Facts {
  before: PlanFacts
  after: PlanFacts
  /** The day on which the plan was entered. */
  createdOn: CalendarDate
}

/**
 * Shows which due days, and what else of them, a change of known facts moves, and asks before it is saved (O-12).
 * Facts that become known for the first time are no change. Resolves to true without a question if nothing changes.
 */
export const useAskAboutChanges = () => {
  const client = useQueryClient()
  const today = useToday()
  return async (facts: Facts): Promise<boolean> => {
    const changed = revisedFacts(facts.before, facts.after).filter((fact) => wasKnown(facts.before, fact))
    if (changed.length === 0) return true
    const changes = [...(await changesOf(client, facts, changed)), ...changesOfDueDays(facts, today)]
    return (
      (await openDialog<boolean>((close) => <ChangesDialog changes={changes} onAnswer={close} />)) ?? false
    )
  }
}

/** A trustee that is replaced is one change, whether the directory has it or not. */
const wasKnown = ({ trustee_id, trustee, ...facts }: PlanFacts, fact: RevisedFact): boolean => {
  if (fact === 'trustee_id' || fact === 'trustee') return trustee_id !== null || trustee !== null
  return fact !== 'status' && facts[fact] !== null
}

const changesOf = async (
  client: QueryClient,
  { before, after }: Facts,
  changed: readonly RevisedFact[],
): Promise<Change[]> => {
  // From one of the directory to one of one's own, both facts change.
  const facts = changed.filter((fact) => fact !== 'trustee' || !changed.includes('trustee_id'))
  return Promise.all(
    facts.map(async (fact) => ({
      name: t(copy.facts[fact]),
      before: await wordsOf(client, before, fact),
      after: await wordsOf(client, after, fact),
    })),
  )
}

const wordsOf = async (client: QueryClient, facts: PlanFacts, fact: RevisedFact): Promise<string> => {
  switch (fact) {
    case 'first_due_on':
      return facts.first_due_on ? formatDay(facts.first_due_on) : t(copy.none)
    case 'months':
      return facts.months === null ? t(copy.none) : t(copy.months, { months: facts.months })
    case 'due_rule':
      return ruleWords(facts.due_rule)
    case 'trustee_account':
      return facts.trustee_account ?? t(copy.caseNumber)
    case 'trustee_id':
    case 'trustee':
      return facts.trustee_id === null
        ? (facts.trustee?.name ?? t(copy.none))
        : nameOfOffice(client, facts.trustee_id)
    case 'status':
      return ''
  }
}

/** A due rule in a few words. */
export const ruleWords = (rule: PlanFacts['due_rule']): string => {
  if (rule === null) return t(copy.none)
  if (rule.kind === 'month_end') return t(copy.monthEnd)
  if (rule.kind === 'filing_day') return t(copy.filingDay)
  const words = rule.roll === 'to_first' && Number(rule.day) > 28 ? copy.dayOfFirst : copy.dayOfMonth
  return t(words, { day: Number(rule.day) })
}

const nameOfOffice = async (client: QueryClient, id: number): Promise<string> => {
  try {
    return (await client.ensureQueryData(trusteeQuery(id))).trustee.name
  } catch {
    // The question must not fail because a name is missing.
    return t(copy.office)
  }
}

const SHOWN_DAYS = 3

const changesOfDueDays = ({ before, after, createdOn }: Facts, today: CalendarDate): Change[] => {
  const [earlier, later] = [scheduleOfFacts(before, createdOn), scheduleOfFacts(after, createdOn)]
  const daysOf = (schedule: Schedule | undefined) => {
    const { next = [], last } = schedule ? nextDueDays(schedule, today, SHOWN_DAYS) : {}
    return {
      next: next.map((each) => formatDay(each)).join(' · ') || t(copy.none),
      last: last ? formatDay(last) : t(copy.none),
    }
  }
  const [old, now] = [daysOf(earlier), daysOf(later)]
  return [
    { name: t(copy.nextDue), before: old.next, after: now.next },
    { name: t(copy.lastDue), before: old.last, after: now.last },
  ].filter((change) => change.before !== change.after)
}
