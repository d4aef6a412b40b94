import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/Checkbox.css'
import { Button, Checkbox, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import type { Account } from '@yoursuccess/contract/account/account'
import { t } from '../../../i18n/translate.ts'
import { AddressFields, EMPTY_ADDRESS } from '../../../ui/form/address-fields.tsx'
import { phoneDigits } from '../../../ui/form/digit-mask.ts'
import { FormButtons } from '../../../ui/form/form-buttons.tsx'
import { MaskedInput } from '../../../ui/form/masked-input.tsx'
import { Notice } from '../../../ui/page/notice.tsx'
import { copy } from '../settings.messages.ts'
import classes from '../settings.module.css'
import { personalInfoErrors, type PersonalInfoValues, personalInfoValuesOf } from './personal-info-values.ts'
import { useSave } from './use-save.ts'

/**
 * Names, phone, email and addresses. Save is disabled while a value is invalid or a save is in progress
 * (ACCOUNT-39).
 */
export const PersonalInfoForm = ({ account }: { account: Account }) => {
  const initialValues = personalInfoValuesOf(account)
  const form = useForm<PersonalInfoValues>({
    initialValues,
    // Missing required values show an error at once, because they keep Save disabled.
    initialErrors: personalInfoErrors(initialValues, initialValues),
    validate: (values) => personalInfoErrors(values, personalInfoValuesOf(account)),
    validateInputOnBlur: true,
  })
  const { save, busy, needsMfaAgain, dismissMfaNotice } = useSave(form)
  const isElsewhere = form.values.shipping_address_different
  const toggleElsewhere = () => {
    form.setValues({
      shipping_address_different: !isElsewhere,
      shipping_address_attributes: EMPTY_ADDRESS,
    })
    for (const field of Object.keys(EMPTY_ADDRESS))
      form.clearFieldError(`shipping_address_attributes.${field}`)
  }
  return (
    <form className={classes.form} noValidate onSubmit={form.onSubmit((values) => void save(values))}>
      {account.unconfirmed_email && (
        <Notice tone="info" role="status">
          {t(copy.waiting, { address: account.unconfirmed_email, current: account.email })}
        </Notice>
      )}
      <div className={classes.names}>
        <TextInput
          label={t(copy.firstName)}
          autoComplete="given-name"
          {...form.getInputProps('first_name')}
        />
        <TextInput label={t(copy.lastName)} autoComplete="family-name" {...form.getInputProps('last_name')} />
      </div>
      <TextInput
        label={t(copy.email)}
        description={t(copy.emailHint)}
        type="email"
        autoComplete="email"
        {...form.getInputProps('email')}
      />
      <MaskedInput
        label={t(copy.phone)}
        mask="(999) 999-9999"
        read={phoneDigits}
        type="tel"
        autoComplete="tel-national"
        {...form.getInputProps('primary_phone')}
      />
      <fieldset className={classes.group}>
        <legend>{t(copy.address)}</legend>
        <AddressFields form={form} at="address_attributes" />
      </fieldset>
      <Checkbox label={t(copy.shippingDifferent)} checked={isElsewhere} onChange={toggleElsewhere} />
      {isElsewhere && (
        <fieldset className={classes.group}>
          <legend>{t(copy.shipping)}</legend>
          <AddressFields form={form} at="shipping_address_attributes" />
        </fieldset>
      )}
      {needsMfaAgain && (
        <Notice tone="care">
          <p>{t(copy.mfaReset)}</p>
          <Button variant="default" onClick={dismissMfaNotice}>
            {t(copy.gotIt)}
          </Button>
        </Notice>
      )}
      <FormButtons
        submitLabel={t(copy.saveChanges)}
        valid={form.isValid() && Object.keys(form.errors).length === 0}
        busy={busy}
      />
    </form>
  )
}
