import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/Radio.css'
import { Button, Radio, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { INCOME_SOURCES, latestBirthday } from '@yoursuccess/contract/application/application'
import { addDays, addMonths } from '@yoursuccess/contract/core/calendar-date'
import { OCCUPATION_WORDS } from '@yoursuccess/contract/application/occupation-words'
import { t } from '../../i18n/translate.ts'
import { BirthdayInput } from '../../ui/date/birthday-input.tsx'
import { phoneDigits } from '../../ui/form/digit-mask.ts'
import { MaskedInput } from '../../ui/form/masked-input.tsx'
import { PageHeading } from '../../ui/page/page-heading.tsx'
import { SearchSelect } from '../../ui/form/search-select.tsx'
import { useToday } from '../program/program.api.ts'
import { occupationsQuery, useApplication } from './application.api.ts'
import { useApplicationMemory } from './application-memory.tsx'
import { copy } from './application.messages.ts'
import { depositRanges } from './deposit-ranges.messages.ts'
import classes from './application.module.css'
import { ReadOnlyNames } from './read-only-names.tsx'
import { personalErrors, personalFields, personalValuesOf, type PersonalValues } from './personal-values.ts'
import { StepForm } from './step-form.tsx'
import { useSaveStep } from './use-save-step.ts'

/** First step: phone, birthday, income, work. */
export const PersonalInformationStep = () => {
  const application = useApplication()
  const today = useToday()
  const { drafts, keepDraft } = useApplicationMemory()
  const { saveStep, ...saving } = useSaveStep()
  const form = useForm<PersonalValues>({
    initialValues: drafts.personal ?? personalValuesOf(application),
    validate: (values) => personalErrors(values, today),
    validateInputOnBlur: true,
    onValuesChange: (values) => keepDraft({ personal: values }),
  })
  return (
    <>
      <PageHeading
        lead={`${t(copy.informationLead)} ${t(copy.laterRequested, { verifiesPhone: application.has_phone_verification })}`}
      >
        {t(copy.informationTitle)}
      </PageHeading>
      <StepForm
        form={form}
        {...saving}
        onSubmit={(values) => saveStep(personalFields(values), () => keepDraft({ personal: undefined }))}
      >
        <ReadOnlyNames application={application} />
        <MaskedInput
          label={t(copy.primaryPhone)}
          mask="(999) 999-9999"
          read={phoneDigits}
          type="tel"
          autoComplete="tel-national"
          {...form.getInputProps('primary_phone')}
        />
        <BirthdayInput
          label={t(copy.birthday)}
          description={t(copy.birthdayHint)}
          // A person is too old on the 125th birthday itself (APPLICATION-18).
          min={addDays(addMonths(today, -125 * 12), 1)}
          max={latestBirthday(today)}
          {...form.getInputProps('date_of_birth')}
        />
        <Radio.Group
          size="md"
          label={t(copy.income)}
          description={t(copy.incomeHint)}
          {...form.getInputProps('income_source')}
        >
          <div className={classes.choices}>
            {INCOME_SOURCES.map((value) => (
              <Radio key={value} value={String(value)} label={t(depositRanges[value])} />
            ))}
          </div>
        </Radio.Group>
        <Occupation {...form.getInputProps('occupation')} />
      </StepForm>
    </>
  )
}

/** If the list of occupations fails to load, the field says so and offers to try again. */
const Occupation = (field: ReturnType<ReturnType<typeof useForm>['getInputProps']>) => {
  const { data, isError, refetch } = useQuery(occupationsQuery)
  if (isError && !data) {
    return (
      <div className={classes.choices} role="alert">
        <TextInput label={t(copy.occupation)} disabled error={t(copy.occupationsMissing)} />
        <Button variant="default" onClick={() => void refetch()}>
          {t(copy.tryAgain)}
        </Button>
      </div>
    )
  }
  const choices = (data?.occupations ?? []).map(({ code, definition }) => ({
    value: code,
    label: definition,
    words: OCCUPATION_WORDS[code],
  }))
  return (
    <SearchSelect
      label={t(copy.occupation)}
      description={t(copy.occupationHint)}
      choices={choices}
      nothingFoundMessage={t(copy.occupationUnknown)}
      {...field}
    />
  )
}
