import { formatUsd, parseAmount, ZERO } from '@yoursuccess/contract/core/money'
import { formatPlannedDay } from '../../../lib/dates.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { FormButtons } from '../../../ui/form/form-buttons.tsx'
import { Money } from '../../../ui/figure/money.tsx'
import { useKnownToday, useProgram } from '../../program/program.api.ts'
import { FactList } from '../../../ui/list/fact-list.tsx'
import classes from '../funding.module.css'
import { comingRuns } from '../recurring/coming-runs.ts'
import { TransferFailure } from './transfer-failure.tsx'
import type { TransferDraft } from './transfer-values.ts'
import { copy, comingDays, oneTransfer, repeatedTransfer } from './transfers.messages.ts'
import { useSubmitTransfer } from './use-submit-transfer.ts'

interface TransferConfirmationProps {
  draft: TransferDraft
  onCancel: () => void
}

/** What will happen, as a sentence and as facts. Only "Confirm" moves money (FUNDING-93, FUNDING-94). */
export const TransferConfirmation = ({ draft, onCancel }: TransferConfirmationProps) => {
  const { submit, error, isPending: isBusy, isUndecided } = useSubmitTransfer(draft)
  const today = useKnownToday()
  const product = useProgram()?.product_name ?? ''
  const { account, amount, repeat } = draft
  const dollars = formatUsd(parseAmount(amount) ?? ZERO)
  const frequency = repeat ? copy.frequencies[repeat.interval] : copy.frequencyOnce
  return (
    <Dialog title={copy.confirmTitle} onClose={() => !isBusy && onCancel()} sheet>
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <p className={classes.sentence}>
          {repeat ? repeatedTransfer(dollars, account.name, frequency) : oneTransfer(dollars, account.name)}
        </p>
        <FactList
          facts={[
            { name: copy.from, value: account.name },
            { name: copy.to, value: copy.account(product) },
            { name: copy.facts.amount, value: <Money amount={amount} /> },
            { name: copy.facts.frequency, value: frequency },
            {
              name: copy.facts.date,
              value: repeat ? formatPlannedDay(repeat.startsOn, today) : copy.today,
            },
          ]}
        />
        {repeat && (
          <p className={classes.hint}>
            {comingDays(
              comingRuns(repeat.startsOn, repeat.interval).map((run) => formatPlannedDay(run, today)),
            )}
          </p>
        )}
        {error && <TransferFailure error={error} isUndecided={isUndecided()} />}
        <FormButtons
          submitLabel={copy.confirm}
          valid
          busy={isBusy}
          backLabel={copy.cancel}
          onBack={onCancel}
        />
      </form>
    </Dialog>
  )
}
