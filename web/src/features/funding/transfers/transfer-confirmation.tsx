import { formatUsd, parseAmount, ZERO } from '@yoursuccess/contract/core/money'
import { t } from '../../../i18n/translate.ts'
import { formatPlannedDay } from '../../../lib/dates.ts'
import { Form } from '../../../ui/form/form.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { FormButtons } from '../../../ui/form/form-buttons.tsx'
import { Money } from '../../../ui/figure/money.tsx'
import { useKnownToday, useProgram } from '../../program/program.api.ts'
import { FactList } from '../../../ui/list/fact-list.tsx'
import classes from '../funding.module.css'
import { comingDays } from './coming-days.ts'
import { TransferFailure } from './transfer-failure.tsx'
import type { TransferDraft } from './transfer-values.ts'
import { copy } from './transfers.messages.ts'
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
  const frequency = repeat ? t(copy.frequencies[repeat.interval]) : t(copy.frequencyOnce)
  return (
    <Dialog title={t(copy.confirmTitle)} onClose={onCancel}>
      <Form className={classes.form} onSubmit={submit}>
        <p className={classes.sentence}>
          {repeat
            ? t(copy.repeatedTransfer[repeat.interval], { amount: dollars, from: account.name })
            : t(copy.oneTransfer, { amount: dollars, from: account.name })}
        </p>
        <FactList
          facts={[
            { name: t(copy.from), value: account.name },
            { name: t(copy.to), value: t(copy.account, { product }) },
            { name: t(copy.facts.amount), value: <Money amount={amount} /> },
            { name: t(copy.facts.frequency), value: frequency },
            {
              name: t(copy.facts.date),
              value: repeat ? formatPlannedDay(repeat.startsOn, today) : t(copy.today),
            },
          ]}
        />
        {repeat && <p className={classes.hint}>{comingDays(repeat.startsOn, repeat.interval, today)}</p>}
        {error && <TransferFailure error={error} isUndecided={isUndecided()} />}
        <FormButtons
          submitLabel={t(copy.confirm)}
          valid
          busy={isBusy}
          backLabel={t(copy.cancel)}
          onBack={onCancel}
        />
      </Form>
    </Dialog>
  )
}
