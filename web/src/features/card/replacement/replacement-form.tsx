import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/Checkbox.css'
import '@mantine/core/styles/Radio.css'
import { Checkbox, Radio } from '@mantine/core'
import { useForm } from '@mantine/form'
import type { Account } from '@yoursuccess/contract/account/account'
import { REPLACEMENT_REASONS, type ReplacementReason } from '@yoursuccess/contract/card/card'
import { t } from '../../../i18n/translate.ts'
import { FormButtons } from '../../../ui/form/form-buttons.tsx'
import { copy } from '../card.messages.ts'
import classes from '../card.module.css'
import { AddressLines } from './address-lines.tsx'
import { Fee } from './fee.tsx'
import { useOrderReplacement } from './use-order-replacement.ts'
import { useFee } from './use-fee.ts'

interface Values {
  reason: ReplacementReason | ''
  approved: boolean
}

/** The reason, the fee, and its approval (CARD-26). */
export const ReplacementForm = ({ account }: { account: Account }) => {
  const form = useForm<Values>({
    initialValues: { reason: '', approved: false },
    validate: {
      reason: (reason) => (reason === '' ? t(copy.required) : null),
      approved: (approved) => (approved ? null : t(copy.required)),
    },
    // The fee depends on the reason, so a new reason clears the approval.
    onValuesChange: (now, before) => {
      if (now.reason !== before.reason && now.approved) form.setFieldValue('approved', false)
    },
  })
  const { reason } = form.values
  const { data: fee, error, refetch } = useFee(reason || undefined)
  const { order, busy } = useOrderReplacement()
  return (
    <form
      className={classes.form}
      onSubmit={form.onSubmit((values) => {
        if (values.reason !== '' && fee) void order(values.reason)
      })}
      noValidate
    >
      <Radio.Group label={t(copy.whatHappened)} size="md" {...form.getInputProps('reason')} readOnly={busy}>
        <div className={classes.reasons}>
          {REPLACEMENT_REASONS.map((each) => (
            <Radio key={each} value={each} label={t(copy.reasons[each])} disabled={busy} />
          ))}
        </div>
      </Radio.Group>
      {reason !== '' && <p role="status">{t(copy.stops[reason])}</p>}
      <Fee isRequested={reason !== ''} fee={fee} error={error} onRetry={() => void refetch()} />
      <AddressLines address={account.shipping_address ?? account.address} />
      <Checkbox
        size="md"
        label={
          fee === undefined
            ? t(copy.approveFirst)
            : fee.waived
              ? t(copy.approveNoFee)
              : t(copy.approveFee, { fee: `$${fee.fee}` })
        }
        disabled={!fee || busy}
        {...form.getInputProps('approved', { type: 'checkbox' })}
      />
      <FormButtons
        submitLabel={reason === 'damaged' ? t(copy.orderDamaged) : t(copy.order)}
        valid={form.isValid() && fee !== undefined}
        busy={busy}
      />
    </form>
  )
}
