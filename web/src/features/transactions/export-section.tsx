import { Button } from '@mantine/core'
import { type CalendarDate, monthStart, sevenYearsBefore } from '@yoursuccess/contract/core/calendar-date'
import { EXPORT_FORMATS, type ExportFormat } from '@yoursuccess/contract/transactions/search'
import { useState } from 'react'
import { t } from '../../i18n/translate.ts'
import { saveFile } from '../../lib/save-file.ts'
import { DayInput } from '../../ui/date/day-input.tsx'
import { showToast } from '../../ui/dialog/toasts.ts'
import { SubmitError } from '../../ui/form/submit-error.tsx'
import { SectionCard } from '../../ui/page/section-card.tsx'
import { useKnownToday } from '../program/program.api.ts'
import classes from './search.module.css'
import { searchCopy, searchMessages } from './search.messages.ts'
import { useExportFile } from './search-query.ts'

/** Saves the transactions of a period as a file (TXS-02). */
export const ExportSection = () => {
  const today = useKnownToday()
  return today && <ExportForm today={today} />
}

const ExportForm = ({ today }: { today: CalendarDate }) => {
  const [from, setFrom] = useState<CalendarDate | undefined>(monthStart(today))
  const [to, setTo] = useState<CalendarDate | undefined>(today)
  const { submit, isPending, error } = useExportFile()
  const earliest = sevenYearsBefore(today)
  const isValid = from !== undefined && to !== undefined && from <= to
  const save = (format: ExportFormat) => {
    if (!isValid) return
    void submit(
      { format, from, to },
      {
        onSuccess: (file) => {
          saveFile(file, t(searchCopy.file, { from, to, format }))
          showToast('good', t(searchCopy.exported))
        },
      },
    )
  }
  return (
    <SectionCard title={t(searchCopy.exportTitle)}>
      <p>{t(searchCopy.exportLead)}</p>
      <div className={classes.form}>
        <DayInput label={t(searchCopy.from)} min={earliest} max={today} value={from} onChange={setFrom} />
        <DayInput label={t(searchCopy.to)} min={earliest} max={today} value={to} onChange={setTo} />
        {!isValid && <p role="status">{t(searchMessages['transactions.invalid_range'])}</p>}
        <div className={classes.buttons}>
          {EXPORT_FORMATS.map((format) => (
            <Button
              key={format}
              variant="default"
              disabled={!isValid}
              loading={isPending}
              onClick={() => save(format)}
            >
              {t(searchCopy[format])}
            </Button>
          ))}
        </div>
      </div>
      <SubmitError error={error} sentences={searchMessages} />
    </SectionCard>
  )
}
