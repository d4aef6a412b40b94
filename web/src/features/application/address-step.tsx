import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/Checkbox.css'
import { Checkbox } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useNavigate } from '@tanstack/react-router'
import { t } from '../../i18n/translate.ts'
import { paths } from '../../lib/paths.ts'
import { AddressFields, EMPTY_ADDRESS } from '../../ui/form/address-fields.tsx'
import { PageHeading } from '../../ui/page/page-heading.tsx'
import { type AddressValues, addressErrors, addressFields, addressValuesOf } from './address-values.ts'
import { useApplication } from './application.api.ts'
import { useApplicationMemory } from './application-memory.tsx'
import { copy } from './application.messages.ts'
import classes from './application.module.css'
import { StepForm } from './step-form.tsx'
import { useSaveStep } from './use-save-step.ts'

/** Second step: the home address, and the card's shipping address if it differs. */
export const AddressStep = () => {
  const application = useApplication()
  const navigate = useNavigate()
  const { drafts, keepDraft } = useApplicationMemory()
  const { saveStep, ...saving } = useSaveStep()
  const form = useForm<AddressValues>({
    initialValues: drafts.address ?? addressValuesOf(application),
    validate: addressErrors,
    validateInputOnBlur: true,
    onValuesChange: (values) => keepDraft({ address: values }),
  })
  const isElsewhere = form.values.shipping_address_different
  const toggleElsewhere = () => {
    form.setValues({
      shipping_address_different: !isElsewhere,
      // When the choice changes, in either direction, the earlier address no longer applies (APPLICATION-27).
      shipping_address_attributes: EMPTY_ADDRESS,
    })
    form.clearErrors()
  }
  return (
    <>
      <PageHeading lead={t(copy.addressLead)}>{t(copy.addressTitle)}</PageHeading>
      <StepForm
        form={form}
        {...saving}
        onSubmit={(values) => saveStep(addressFields(values), () => keepDraft({ address: undefined }))}
        onBack={() => void navigate({ to: paths.personalInformation })}
      >
        <AddressFields form={form} at="address_attributes" />
        <Checkbox
          label={t(copy.shippingDifferent)}
          checked={isElsewhere}
          onChange={toggleElsewhere}
          data-path="shipping_address_different"
        />
        {isElsewhere && (
          <fieldset className={classes.group}>
            <legend>{t(copy.shippingTitle)}</legend>
            <AddressFields form={form} at="shipping_address_attributes" />
          </fieldset>
        )}
      </StepForm>
    </>
  )
}
