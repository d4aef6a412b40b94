import { Button } from '@mantine/core'
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { TRUSTEE_METHODS } from '@yoursuccess/contract/trustees/trustee-methods'
import { useState } from 'react'
import { t } from '../../../i18n/translate.ts'
import { ChipFilter } from '../../../ui/form/chips.tsx'
import { methodName } from '../../trustees/trustees.api.ts'
import { ChosenTrustee } from './chosen-trustee.tsx'
import type { FactsForm } from './facts-form.ts'
import { copy } from './facts.messages.ts'
import classes from './facts.module.css'
import { OwnTrusteeFields } from './own-trustee-fields.tsx'
import { EMPTY_TRUSTEE } from './plan-values.ts'
import { TrusteeSearch } from './trustee-search.tsx'

interface TrusteeFieldsProps {
  form: FactsForm
  /** Offices of this district are offered first. */
  district: string | null
  today: CalendarDate
}

/** The trustee, from the directory or in the customer's words, and how it is paid now. */
export const TrusteeFields = ({ form, district, today }: TrusteeFieldsProps) => {
  const { trustee_id, trustee, trustee_words, paid_by } = form.values
  const [wasChosen, setWasChosen] = useState(false)
  const choose = (id: number | null) => {
    setWasChosen(id !== null)
    form.setFieldValue('trustee_id', id)
    form.setFieldValue('trustee_words', '')
  }
  const enterOwn = (isOwn: boolean) => {
    form.setFieldValue('trustee', isOwn ? { ...EMPTY_TRUSTEE, name: trustee_words } : null)
    form.setFieldValue('trustee_words', '')
  }
  return (
    <div className={classes.fields}>
      {trustee_id !== null ? (
        <ChosenTrustee
          id={trustee_id}
          paidBy={paid_by}
          today={today}
          takesFocus={wasChosen}
          onChange={() => choose(null)}
        />
      ) : trustee ? (
        <OwnTrusteeFields form={form}>
          <Button className="ys-flush" variant="subtle" onClick={() => enterOwn(false)}>
            {t(copy.searchInstead)}
          </Button>
        </OwnTrusteeFields>
      ) : (
        <TrusteeSearch form={form} district={district} onChoose={choose}>
          <Button className="ys-flush" variant="subtle" onClick={() => enterOwn(true)}>
            {t(copy.notListed)}
          </Button>
        </TrusteeSearch>
      )}
      <ChipFilter
        label={t(copy.paidBy)}
        chips={TRUSTEE_METHODS.map((value) => ({ value, label: methodName(value) }))}
        chosen={paid_by}
        onChange={(chosen) => form.setFieldValue('paid_by', chosen)}
      />
    </div>
  )
}
