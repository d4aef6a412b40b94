import { useForm } from '@mantine/form'
import type { AchAccount } from '@yoursuccess/contract/funding/ach-accounts'
import { formatUsd, parseAmount, ZERO } from '@yoursuccess/contract/core/money'
import { useMemo, useState } from 'react'
import { checkedBy } from '../../../lib/errors.ts'
import { t } from '../../../i18n/translate.ts'
import { FormButtons } from '../../../ui/form/form-buttons.tsx'
import { MoneyInput } from '../../../ui/form/money-input.tsx'
import { SectionCard } from '../../../ui/page/section-card.tsx'
import { useProgram, useToday } from '../../program/program.api.ts'
import { useFeature } from '../../session/session.api.ts'
import classes from '../funding.module.css'
import { AccountSelect } from './account-select.tsx'
import { LookFirst } from './look-first.tsx'
import { TransferConfirmation } from './transfer-confirmation.tsx'
import { type TransferValues, transferSchema, type TransferDraft, draftOf } from './transfer-values.ts'
import { copy } from './transfers.messages.ts'
import { isTransferUndecided } from './use-submit-transfer.ts'
import { lazyPart } from '../../../ui/lazy-part.tsx'

/** Loaded only for recurring transfers, because calendars are large. */
const RepeatFields = lazyPart(async () => (await import('./repeat-fields.tsx')).RepeatFields)

interface TransferFormProps {
  accounts: readonly AchAccount[]
  chosen: number | undefined
}

const usd = (amount: string) => formatUsd(parseAmount(amount) ?? ZERO)

/**
 * The transfer's form: from which account, how much, and how often. The input stays until the transfer is
 * made.
 */
export const TransferForm = ({ accounts, chosen }: TransferFormProps) => {
  const today = useToday()
  const mayRepeat = useFeature('recurring_transfers')
  const limits = useProgram()?.transfer_limits
  const [draft, setDraft] = useState<TransferDraft>()
  const form = useForm<TransferValues>({
    initialValues: {
      selectedAccount: chosen === undefined ? '' : String(chosen),
      amount: '',
      isRecurring: false,
      interval: 'weekly',
      startsOn: today,
    },
    validate: checkedBy(useMemo(() => transferSchema(today), [today])),
    validateInputOnBlur: true,
  })
  return (
    <SectionCard>
      <form
        className={classes.form}
        onSubmit={form.onSubmit((values) => setDraft(draftOf(values, accounts)))}
        noValidate
      >
        {isTransferUndecided() && <LookFirst />}
        <AccountSelect
          accounts={accounts}
          {...form.getInputProps('selectedAccount')}
          value={form.values.selectedAccount}
        />
        <MoneyInput
          label={t(copy.amount)}
          description={
            limits &&
            t(copy.limits, {
              perTransfer: usd(limits.per_transfer),
              perDay: usd(limits.per_day),
              count: limits.count_per_day,
            })
          }
          prefix="$ "
          large
          placeholder="0.00"
          {...form.getInputProps('amount')}
        />
        {mayRepeat && <RepeatFields form={form} today={today} />}
        <FormButtons submitLabel={t(copy.submit)} valid={form.isValid()} />
      </form>
      {draft && <TransferConfirmation draft={draft} onCancel={() => setDraft(undefined)} />}
    </SectionCard>
  )
}
