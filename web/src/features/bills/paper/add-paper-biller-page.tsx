import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/Checkbox.css'
import { Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useNavigate } from '@tanstack/react-router'
import { paperBillerForm } from '@yoursuccess/contract/bills/billers'
import { checkedBy } from '../../../lib/errors.ts'
import { t } from '../../../i18n/translate.ts'
import { failureSentence } from '../../../lib/failure-sentence.ts'
import { paths } from '../../../lib/paths.ts'
import { STATE_OPTIONS } from '../../../lib/us-states.ts'
import { ButtonLink } from '../../../ui/page/button-link.tsx'
import { phoneDigits } from '../../../ui/form/digit-mask.ts'
import { showResult } from '../../../ui/dialog/dialogs.tsx'
import { FormButtons } from '../../../ui/form/form-buttons.tsx'
import { MaskedInput } from '../../../ui/form/masked-input.tsx'
import { SectionCard } from '../../../ui/page/section-card.tsx'
import { guardSentence } from '../../trustees/trustees.api.ts'
import { useAddPaperBiller } from '../bills.api.ts'
import { BillsHeading } from '../bills-heading.tsx'
import classes from '../bills.module.css'
import { copy, billsMessages } from '../bills.messages.ts'
import { UntilPaymentsEnd } from '../payments-end.tsx'
import { showAddedTrustee } from '../trustee/show-added-trustee.tsx'
import { useFilledIn } from '../trustee/use-filled-in.ts'
import { useTrusteeNumber } from '../trustee/use-trustee-number.ts'
import { EMPTY_PAPER, type PaperValues } from './paper-values.ts'
import { CheckPreview } from './check-preview.tsx'

/**
 * Adds a payee who gets checks by mail. The page draws the check while the customer types (BILLS-42,
 * BILLS-43).
 */
export const AddPaperBillerPage = () => {
  const navigate = useNavigate()
  const { submit: add, isPending } = useAddPaperBiller()
  const form = useForm<PaperValues>({
    initialValues: EMPTY_PAPER,
    validate: checkedBy(paperBillerForm),
    validateInputOnBlur: true,
  })
  const { biller_account_number: account, is_trustee: isTrustee } = form.values
  const { wanted, isOther, mayUse } = useTrusteeNumber({ kind: 'bill_pay_check', isTrustee })
  useFilledIn(wanted, account, (filled) => form.setFieldValue('biller_account_number', filled))
  const submit = (values: PaperValues) =>
    add(values, {
      askFirst: () => mayUse(values.biller_account_number),
      onSuccess: async (added) => {
        await navigate({ to: paths.bills })
        await showAddedTrustee(added)
      },
      onError: (error) =>
        showResult({
          tone: 'stop',
          title: t(copy.addFailed),
          text: guardSentence(error, 'bill_pay_check') ?? failureSentence(error, billsMessages),
        }),
    })
  const numberHint =
    wanted === undefined || account === ''
      ? undefined
      : isOther(account)
        ? t(copy.otherThanPlan, { wanted })
        : t(copy.fromPlan)
  return (
    <div className={classes.narrow}>
      <BillsHeading title={t(copy.paperTitle)} lead={t(copy.paperLead)} />
      <UntilPaymentsEnd>
        <SectionCard title={t(copy.preview)}>
          <CheckPreview values={form.values} />
        </SectionCard>
        <SectionCard>
          <form className={classes.form} noValidate onSubmit={form.onSubmit((values) => void submit(values))}>
            <TextInput label={t(copy.name)} autoComplete="off" {...form.getInputProps('biller_name')} />
            <TextInput
              label={t(copy.accountNumber)}
              description={numberHint}
              autoComplete="off"
              {...form.getInputProps('biller_account_number')}
            />
            <TextInput
              label={t(copy.address1)}
              autoComplete="off"
              {...form.getInputProps('biller_address_1')}
            />
            <TextInput
              label={t(copy.address2)}
              autoComplete="off"
              {...form.getInputProps('biller_address_2')}
            />
            <TextInput label={t(copy.city)} autoComplete="off" {...form.getInputProps('biller_city')} />
            <div className={classes.days}>
              <NativeSelect
                label={t(copy.state)}
                data={[{ value: '', label: t(copy.chooseState) }, ...STATE_OPTIONS]}
                {...form.getInputProps('biller_state')}
              />
              <TextInput
                label={t(copy.zip)}
                autoComplete="off"
                inputMode="numeric"
                {...form.getInputProps('biller_zip')}
              />
            </div>
            <MaskedInput
              label={t(copy.primaryPhone)}
              mask="(999) 999-9999"
              read={phoneDigits}
              type="tel"
              autoComplete="off"
              {...form.getInputProps('biller_phone')}
            />
            <Checkbox label={t(copy.isTrustee)} {...form.getInputProps('is_trustee', { type: 'checkbox' })} />
            <FormButtons submitLabel={t(copy.add)} valid={form.isValid()} busy={isPending} />
          </form>
        </SectionCard>
      </UntilPaymentsEnd>
      <div>
        <ButtonLink to={paths.bills} variant="default">
          {t(copy.backToBills)}
        </ButtonLink>
      </div>
    </div>
  )
}
