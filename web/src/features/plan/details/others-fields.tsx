import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/Checkbox.css'
import { Checkbox, NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { t } from '../../../i18n/translate.ts'
import { DayTextInput } from '../../../ui/date/day-text-input.tsx'
import { ChipChoice } from '../../../ui/form/chips.tsx'
import { MoneyInput } from '../../../ui/form/money-input.tsx'
import { LoadError } from '../../../ui/page/load-error.tsx'
import { paySchedulesQuery } from '../../paydays/paydays.api.ts'
import type { FactsForm } from '../facts/facts-form.ts'
import facts from '../facts/facts.module.css'
import { copy } from './details.messages.ts'

/** A second debtor, and what an employer sends (O-14). What someone else pays is told, never sent. */
export const OthersFields = ({ form }: { form: FactsForm }) => {
  const { form: words } = copy
  const schedules = useQuery(paySchedulesQuery)
  const { has_joint_debtor } = form.values.joint
  return (
    <>
      <ChipChoice
        label={t(words.joint)}
        chips={[
          { value: 'yes', label: t(words.yes) },
          { value: 'no', label: t(words.no) },
        ]}
        value={has_joint_debtor as 'yes' | 'no'}
        onChange={(chosen) => form.setFieldValue('joint.has_joint_debtor', chosen)}
      />
      {has_joint_debtor === 'yes' && (
        <Checkbox
          label={t(words.paysHere)}
          {...form.getInputProps('joint.pays_here', { type: 'checkbox' })}
        />
      )}
      <fieldset className={facts.group}>
        <legend>{t(words.wageTitle)}</legend>
        <p className={facts.hint}>{t(words.wageHint)}</p>
        <MoneyInput label={t(words.wageAmount)} {...form.getInputProps('wage_order.amount')} />
        <NativeSelect
          label={t(words.wageSchedule)}
          data={[
            { value: '', label: t(words.wageNoSchedule) },
            ...(schedules.data ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          {...form.getInputProps('wage_order.schedule_id')}
        />
        <LoadError text={t(words.schedulesMissing)} of={[schedules]} />
        <DayTextInput label={t(words.wageStarts)} {...form.getInputProps('wage_order.starts_on')} />
        <DayTextInput label={t(words.wageEnds)} {...form.getInputProps('wage_order.ends_on')} />
      </fieldset>
    </>
  )
}
