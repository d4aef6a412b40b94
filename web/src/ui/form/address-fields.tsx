import { NativeSelect, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { t } from '../../i18n/translate.ts'
import { STATE_OPTIONS } from '../../lib/us-states.ts'
import classes from './address-fields.module.css'
import { applyMask, digitsOf } from './digit-mask.ts'
import { copy } from './form.messages.ts'
import { MaskedInput } from './masked-input.tsx'

/** The values of an address's fields, as typed. */
export interface AddressLabels {
  address_1: string
  address_2: string
  city: string
  state: string
  postal_code: string
}
export const EMPTY_ADDRESS: AddressLabels = {
  address_1: '',
  address_2: '',
  city: '',
  state: '',
  postal_code: '',
}

/** The field values for a saved address, or empty ones. */
export const addressLabelsOf = (
  saved: (Omit<AddressLabels, 'address_2'> & { address_2: string | null }) | null,
): AddressLabels => (saved ? { ...saved, address_2: saved.address_2 ?? '' } : EMPTY_ADDRESS)

/** The values of a form with a person's two addresses. */
export interface AddressPair {
  address_attributes: AddressLabels
  shipping_address_attributes: AddressLabels
}

interface AddressFieldsProps<Values extends AddressPair> {
  form: Pick<UseFormReturnType<Values>, 'getInputProps' | 'setFieldValue' | 'values'>
  at: keyof AddressPair
}

const ZIP = '99999-9999'

/** The five fields of an address, in the usual order, with the names that browsers fill in. */
export const AddressFields = <Values extends AddressPair>({ form, at }: AddressFieldsProps<Values>) => {
  const fill = (token: string) => (at === 'shipping_address_attributes' ? `shipping ${token}` : token)
  const zip = form.getInputProps(`${at}.postal_code`)
  return (
    <div className={classes.fields}>
      <TextInput
        label={t(copy.streetAddress)}
        autoComplete={fill('address-line1')}
        {...form.getInputProps(`${at}.address_1`)}
      />
      <TextInput
        label={t(copy.apartment)}
        autoComplete={fill('address-line2')}
        {...form.getInputProps(`${at}.address_2`)}
      />
      <TextInput
        label={t(copy.city)}
        autoComplete={fill('address-level2')}
        {...form.getInputProps(`${at}.city`)}
      />
      <div className={classes.pair}>
        <NativeSelect
          label={t(copy.state)}
          autoComplete={fill('address-level1')}
          data={[{ value: '', label: t(copy.chooseState) }, ...STATE_OPTIONS]}
          {...form.getInputProps(`${at}.state`)}
        />
        <MaskedInput
          label={t(copy.zipCode)}
          autoComplete={fill('postal-code')}
          mask={ZIP}
          {...zip}
          value={digitsOf(form.values[at].postal_code)}
          onChange={(digits) => zip.onChange(applyMask(ZIP, digits))}
        />
      </div>
    </div>
  )
}
