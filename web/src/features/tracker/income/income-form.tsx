import { Button } from '@mantine/core'
import { IconPlayerPlay } from '@tabler/icons-react'
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { Cents } from '@yoursuccess/contract/core/money'
import { incomeShortfall } from '@yoursuccess/contract/tracker/tracker.rules'
import { t } from '../../../i18n/translate.ts'
import { Tips } from '../../../ui/page/tips.tsx'
import { ExtraPaydays } from '../month/extra-paydays.tsx'
import type { GoalRow } from '../goals/goal-rows.ts'
import { GoalRowsForm } from '../goals/goal-rows-form.tsx'
import { showVideo } from '../../../ui/dialog/show-video.tsx'
import { trackerVideos } from '../tracker-videos.ts'
import { copy } from '../tracker.messages.ts'
import { sumOf } from '../tracker.rules.ts'
import { TrackerSubmitError } from '../tracker-submit-error.tsx'
import { incomeCopy } from './income.messages.ts'
import { ShortfallNotice } from './shortfall-notice.tsx'
import { useKnownPay } from './use-known-pay.ts'

interface IncomeFormProps {
  month: CalendarDate
  initialRows: GoalRow[]
  trusteeCents: Cents
  /** Continue in the wizard, Update on the Income Goals page (TRACKER-83). */
  submitLabel: string
  busy: boolean
  /** Why the last save failed. */
  error: unknown
  onChange?: (rows: GoalRow[]) => void
  onSubmit: (rows: GoalRow[]) => void
  onBack: () => void
}

export const IncomeForm = ({ trusteeCents, error, ...form }: IncomeFormProps) => {
  const knownPay = useKnownPay()
  return (
    <>
      <ExtraPaydays month={form.month} />
      <Tips tips={[t(copy.incomeTip)]} />
      <div>
        <Button
          variant="subtle"
          className="ys-flush"
          leftSection={<IconPlayerPlay size={18} aria-hidden />}
          onClick={() => void showVideo(trackerVideos.income)}
        >
          {t(incomeCopy.watchVideo)}
        </Button>
      </div>
      <GoalRowsForm
        {...form}
        kind="income"
        knownPay={knownPay}
        addLabel={t(copy.addIncome)}
        objectionTo={(rows) => {
          const missing = incomeShortfall(sumOf(rows), trusteeCents)
          return missing > 0 && <ShortfallNotice missing={missing} />
        }}
      >
        <TrackerSubmitError error={error} />
      </GoalRowsForm>
    </>
  )
}
