import { NativeSelect, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { t, texts } from '../../../i18n/translate.ts'
import { STATE_OPTIONS } from '../../../lib/us-states.ts'
import { phoneDigits } from '../../../ui/form/digit-mask.ts'
import { MaskedInput } from '../../../ui/form/masked-input.tsx'
import type { FactsForm } from './facts-form.ts'
import { copy } from './facts.messages.ts'
import classes from './facts.module.css'

interface OwnTrusteeFieldsProps {
  form: FactsForm
  /** The way back to the search. */
  children: ReactNode
}

/** A trustee that the directory does not list. Only the name is needed. */
export const OwnTrusteeFields = ({ form, children }: OwnTrusteeFieldsProps) => {
  const labels = texts(copy.own)
  return (
    <fieldset className={classes.group}>
      <legend>{labels.title}</legend>
      <TextInput
        label={labels.name}
        autoComplete="off"
        maxLength={80}
        {...form.getInputProps('trustee.name')}
      />
      <TextInput
        label={labels.address_1}
        autoComplete="off"
        maxLength={80}
        {...form.getInputProps('trustee.address_1')}
      />
      <TextInput
        label={labels.address_2}
        autoComplete="off"
        maxLength={30}
        {...form.getInputProps('trustee.address_2')}
      />
      <TextInput
        label={labels.city}
        autoComplete="off"
        maxLength={40}
        {...form.getInputProps('trustee.city')}
      />
      <div className={classes.pair}>
        <NativeSelect
          label={labels.state}
          data={[{ value: '', label: t(copy.chooseState) }, ...STATE_OPTIONS]}
          {...form.getInputProps('trustee.state')}
        />
        <TextInput
          label={labels.zip}
          autoComplete="off"
          inputMode="numeric"
          maxLength={10}
          {...form.getInputProps('trustee.zip')}
        />
      </div>
      <MaskedInput
        label={labels.phone}
        mask="(999) 999-9999"
        read={phoneDigits}
        type="tel"
        autoComplete="off"
        {...form.getInputProps('trustee.phone')}
      />
      <div>{children}</div>
    </fieldset>
  )
}
