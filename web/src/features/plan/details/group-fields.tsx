import { TextInput } from '@mantine/core'
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import type { PlanFacts } from '@yoursuccess/contract/plan/plan-terms'
import { t } from '../../../i18n/translate.ts'
import { DayTextInput } from '../../../ui/date/day-text-input.tsx'
import { phoneDigits } from '../../../ui/form/digit-mask.ts'
import { MaskedInput } from '../../../ui/form/masked-input.tsx'
import { MoneyInput } from '../../../ui/form/money-input.tsx'
import { CaseFields } from '../facts/case-fields.tsx'
import { FirstDueField, MonthsField } from '../facts/dates-fields.tsx'
import { DueFields } from '../facts/due-fields.tsx'
import type { FactsForm } from '../facts/facts-form.ts'
import { copy as facts } from '../facts/facts.messages.ts'
import { TrusteeFields } from '../facts/trustee-fields.tsx'
import { copy } from './details.messages.ts'
import type { DetailGroup } from './detail-groups.ts'
import { OthersFields } from './others-fields.tsx'
import { RefundFields } from './refund-fields.tsx'

interface GroupFieldsProps {
  group: DetailGroup
  form: FactsForm
  /** The plan as the fields make it, and as it is saved. */
  facts: PlanFacts
  known: PlanFacts
  today: CalendarDate
  createdOn: CalendarDate
}

/** The fields of one group. */
export const GroupFields = ({ group, form, facts: made, known, today, createdOn }: GroupFieldsProps) => {
  switch (group) {
    case 'case':
      return <CourtFields form={form} today={today} />
    case 'dates':
      return (
        <>
          <MonthsField form={form} />
          <FirstDueField form={form} />
          <DueFields form={form} facts={made} today={today} createdOn={createdOn} />
        </>
      )
    case 'trustee':
      return (
        <>
          <TrusteeFields form={form} district={known.district} today={today} />
          <DayTextInput
            label={t(facts.trusteeFromOn)}
            description={t(facts.trusteeFromHint)}
            {...form.getInputProps('trustee_from_on')}
          />
        </>
      )
    case 'opening':
      return (
        <>
          <MoneyInput
            label={t(copy.form.postedTotal)}
            description={t(copy.form.postedHint)}
            {...form.getInputProps('opening.posted_total')}
          />
          <DayTextInput label={t(copy.form.asOf)} max={today} {...form.getInputProps('opening.as_of')} />
        </>
      )
    case 'attorney':
      return <AttorneyFields form={form} />
    case 'refunds':
      return <RefundFields form={form} />
    case 'others':
      return <OthersFields form={form} />
  }
}

const CourtFields = ({ form, today }: { form: FactsForm; today: CalendarDate }) => (
  <>
    <CaseFields form={form} />
    <TextInput
      label={t(facts.trusteeAccount)}
      description={t(facts.trusteeAccountHint)}
      autoComplete="off"
      maxLength={32}
      {...form.getInputProps('trustee_account')}
    />
    <DayTextInput label={t(facts.filedOn)} max={today} {...form.getInputProps('filed_on')} />
    <DayTextInput label={t(facts.confirmedOn)} {...form.getInputProps('confirmed_on')} />
  </>
)

const AttorneyFields = ({ form }: { form: FactsForm }) => (
  <>
    <TextInput
      label={t(copy.attorneyName)}
      autoComplete="off"
      maxLength={80}
      {...form.getInputProps('attorney.name')}
    />
    <MaskedInput
      label={t(copy.phone)}
      mask="(999) 999-9999"
      read={phoneDigits}
      type="tel"
      autoComplete="off"
      {...form.getInputProps('attorney.phone')}
    />
    <TextInput
      label={t(copy.email)}
      type="email"
      autoComplete="off"
      maxLength={254}
      {...form.getInputProps('attorney.email')}
    />
  </>
)
