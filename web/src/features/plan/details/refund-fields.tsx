import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/Checkbox.css'
import { Button, Checkbox, TextInput } from '@mantine/core'
import { REFUND_RULES } from '@yoursuccess/contract/plan/tax-refund.rules'
import { t } from '../../../i18n/translate.ts'
import { ChipChoice } from '../../../ui/form/chips.tsx'
import { MoneyInput } from '../../../ui/form/money-input.tsx'
import type { FactsForm } from '../facts/facts-form.ts'
import { copy } from './details.messages.ts'

/** What the plan says about tax refunds (TAX-01). */
export const RefundFields = ({ form }: { form: FactsForm }) => {
  const { kind } = form.values.refund_rule
  const { form: words } = copy
  return (
    <>
      <ChipChoice
        label={t(words.refundKind)}
        chips={REFUND_RULES.map((value) => ({ value, label: t(words.refundKinds[value]) }))}
        value={kind as (typeof REFUND_RULES)[number]}
        onChange={(chosen) => form.setFieldValue('refund_rule.kind', chosen)}
      />
      {kind.startsWith('keep_') && (
        <MoneyInput label={t(words.refundAmount)} {...form.getInputProps('refund_rule.amount')} />
      )}
      {kind === 'keep_lesser_of' && (
        <TextInput
          label={t(words.refundPayments)}
          inputMode="numeric"
          autoComplete="off"
          maxLength={2}
          {...form.getInputProps('refund_rule.payments')}
        />
      )}
      {kind !== '' && kind !== 'retain' && (
        <Checkbox
          label={t(words.refundCounts)}
          {...form.getInputProps('refund_rule.counts_toward_total', { type: 'checkbox' })}
        />
      )}
      {kind !== '' && (
        <div>
          <Button
            className="ys-flush"
            variant="subtle"
            onClick={() => form.setFieldValue('refund_rule.kind', '')}
          >
            {t(words.forget)}
          </Button>
        </div>
      )}
    </>
  )
}
