import { Button } from '@mantine/core'
import { IconPlayerPlay } from '@tabler/icons-react'
import type { CalendarDate } from '@yoursuccess/contract/calendar-date'
import { type Cents, formatUsd } from '@yoursuccess/contract/money'
import { deleteIncomeGoal } from '@yoursuccess/contract/tracker-goals'
import { incomeShortfall } from '@yoursuccess/contract/tracker-rules'
import { Notice } from '../../../ui/page/notice.tsx'
import { Tips } from '../../../ui/page/tips.tsx'
import type { GoalRow } from '../goals/goal-rows.ts'
import { GoalRowsForm } from '../goals/goal-rows-form.tsx'
import { showVideo } from '../../../ui/dialog/show-video.tsx'
import { trackerVideos } from '../tracker-videos.ts'
import { quoted, unspecified } from '../tracker.messages.ts'
import { sumOf } from '../tracker.rules.ts'
import { useRemoveGoal } from '../goals/use-remove-goal.ts'

interface IncomeFormProps {
  month: CalendarDate
  initialRows: GoalRow[]
  trusteeCents: Cents
  /** Continue in the wizard, Update on the settings page (AMB-181). */
  submitLabel: 'Continue' | 'Update'
  busy: boolean
  refusal: string | undefined
  onChange?: (rows: GoalRow[]) => void
  onSubmit: (rows: GoalRow[]) => void
  onBack: () => void
}

export const IncomeForm = ({ month, trusteeCents, refusal, ...form }: IncomeFormProps) => {
  const removal = useRemoveGoal(deleteIncomeGoal, month)
  const sentence = removal.refusal ?? refusal
  return (
    <>
      <Tips tips={[quoted.incomeTip]} />
      <div>
        <Button
          variant="subtle"
          className="ys-flush"
          leftSection={<IconPlayerPlay size={18} aria-hidden />}
          onClick={() => void showVideo(trackerVideos.income)}
        >
          Watch: which income counts
        </Button>
      </div>
      <GoalRowsForm
        {...form}
        kind="income"
        addLabel={quoted.addIncome}
        removeSaved={removal.remove}
        objectionTo={(rows) => {
          const missing = incomeShortfall(sumOf(rows), trusteeCents)
          return missing > 0 && <ShortfallNotice missing={missing} />
        }}
      >
        {sentence && (
          <Notice tone="stop" role="alert">
            <p>{sentence}</p>
          </Notice>
        )}
      </GoalRowsForm>
    </>
  )
}

const ShortfallNotice = ({ missing }: { missing: Cents }) => (
  <Notice tone="stop" role="alert">
    <p>{quoted.shortfall}</p>
    <p>
      {unspecified.shortfallRest} <strong>{formatUsd(missing)}</strong>
    </p>
  </Notice>
)
