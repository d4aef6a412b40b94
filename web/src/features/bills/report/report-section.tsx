import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/Checkbox.css'
import { Button, Checkbox } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { defaultReportRange } from '@yoursuccess/contract/bills/bill-report'
import { type Biller, MAX_BILLERS } from '@yoursuccess/contract/bills/billers'
import { type CalendarDate, sevenYearsBefore } from '@yoursuccess/contract/core/calendar-date'
import { useState } from 'react'
import { t } from '../../../i18n/translate.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { DayInput } from '../../../ui/date/day-input.tsx'
import { showResult } from '../../../ui/dialog/dialogs.tsx'
import { ChipFilter } from '../../../ui/form/chips.tsx'
import { Loaded } from '../../../ui/page/loaded.tsx'
import { SectionCard } from '../../../ui/page/section-card.tsx'
import { showToast } from '../../../ui/dialog/toasts.ts'
import { useToday } from '../../program/program.api.ts'
import { everyBillerQuery, useReportFile } from '../bills.api.ts'
import classes from '../bills.module.css'
import { refusalSentence } from '../../../lib/failure-sentence.ts'
import { billsMessages, copy } from '../bills.messages.ts'

/** The report for trustees and courts: a date range and the billers (BILLS-111, BILLS-112). */
export const ReportSection = () => {
  const query = useQuery(everyBillerQuery)
  return (
    <SectionCard title={t(copy.reporting)}>
      <p className={classes.hint}>{t(copy.reportLead)}</p>
      <Loaded query={query}>
        {({ billers }) =>
          billers.length > 0 ? (
            <ReportForm billers={billers} />
          ) : (
            <p className={classes.hint}>{t(copy.nothingToReport)}</p>
          )
        }
      </Loaded>
    </SectionCard>
  )
}

const ReportForm = ({ billers }: { billers: readonly Biller[] }) => {
  const today = useToday()
  const initial = defaultReportRange(today)
  const earliest = sevenYearsBefore(today)
  const [from, setFrom] = useState<CalendarDate | undefined>(initial.from)
  const [to, setTo] = useState<CalendarDate | undefined>(initial.to)
  const [left, setLeft] = useState<readonly number[]>([])
  const chosen = billers.filter(({ id }) => !left.includes(id)).map(({ id }) => id)
  const problem = rangeError({ from, to, chosen: chosen.length, today })
  const { download, isPending } = useDownload()
  return (
    <div className={classes.form}>
      <div className={classes.days}>
        <DayInput label={t(copy.from)} min={earliest} max={today} value={from} onChange={setFrom} />
        <DayInput label={t(copy.to)} min={earliest} max={today} value={to} onChange={setTo} />
      </div>
      <ChipFilter
        label={t(copy.billers)}
        chips={billers.map((biller) => ({ value: String(biller.id), label: labelOf(biller) }))}
        chosen={chosen.map(String)}
        onChange={(ids) => setLeft(billers.map(({ id }) => id).filter((id) => !ids.includes(String(id))))}
      >
        {billers.length > 1 && (
          <Checkbox
            label={t(copy.allBillers)}
            checked={left.length === 0}
            indeterminate={left.length > 0 && chosen.length > 0}
            onChange={(event) => setLeft(event.currentTarget.checked ? [] : billers.map(({ id }) => id))}
          />
        )}
      </ChipFilter>
      {problem && (
        <p className={classes.hint} role="status">
          {problem}
        </p>
      )}
      <div>
        <Button
          disabled={problem !== undefined}
          loading={isPending}
          onClick={() => void download(from, to, chosen)}
        >
          {t(copy.downloadReport)}
        </Button>
      </div>
    </div>
  )
}

interface Choice {
  from: CalendarDate | undefined
  to: CalendarDate | undefined
  chosen: number
  today: CalendarDate
}

const rangeError = ({ from, to, chosen, today }: Choice): string | undefined => {
  if (!from || !to || from > to || to > today) return t(copy.rangeWrong)
  if (chosen > MAX_BILLERS) return t(copy.tooManyBillers)
  return chosen === 0 ? t(copy.noBillerChosen) : undefined
}

const labelOf = ({ biller_name, biller_account_number, is_removed }: Biller) =>
  is_removed
    ? t(copy.removedBiller, { biller: biller_name, account: biller_account_number })
    : `${biller_name}, ${biller_account_number}`

/** Saves the report, or says that there is nothing to report (BILLS-113). */
const useDownload = () => {
  const { submit: load, isPending } = useReportFile()
  const download = async (
    from: CalendarDate | undefined,
    to: CalendarDate | undefined,
    billerIds: number[],
  ) => {
    if (!from || !to) return
    await load(
      { from, to, billerIds },
      {
        onSuccess: (file) => {
          saveFile(file, t(copy.reportFile))
          showToast('good', t(copy.reportSaved))
        },
        onError: (error) => {
          return showResult({
            tone: 'stop',
            title: t(copy.reportFailed),
            text: refusalSentence(error, billsMessages) ?? t(copy.tryAgain),
          })
        },
      },
    )
  }
  return { download, isPending }
}
