import { NativeSelect } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useNavigate } from '@tanstack/react-router'
import { identificationForm, SSN_ID_TYPE } from '@yoursuccess/contract/application/application'
import { t } from '../../i18n/translate.ts'
import { paths } from '../../lib/paths.ts'
import { errorsOf } from '../../lib/errors.ts'
import { MaskedInput } from '../../ui/form/masked-input.tsx'
import { PageHeading } from '../../ui/page/page-heading.tsx'
import { useApplicationMemory } from './application-memory.tsx'
import { copy } from './application.messages.ts'
import { StepForm } from './step-form.tsx'

/** Third step: the Social Security number. Only memory carries it to the review step (APPLICATION-31). */
export const IdentificationStep = () => {
  const { idNumber, setIdNumber } = useApplicationMemory()
  const navigate = useNavigate()
  const form = useForm({
    initialValues: { id_type: String(SSN_ID_TYPE), id_number: idNumber },
    validate: ({ id_type, id_number }) =>
      errorsOf(identificationForm.safeParse({ id_type: Number(id_type), id_number })),
    validateInputOnBlur: true,
    onValuesChange: ({ id_number }) => setIdNumber(id_number),
  })
  return (
    <>
      <PageHeading lead={t(copy.identificationLead)}>{t(copy.identificationTitle)}</PageHeading>
      <StepForm
        form={form}
        onSubmit={async () => {
          await navigate({ to: paths.review })
          return undefined
        }}
        onBack={() => void navigate({ to: paths.address })}
      >
        <NativeSelect
          label={t(copy.idType)}
          data={[{ value: String(SSN_ID_TYPE), label: t(copy.ssn) }]}
          {...form.getInputProps('id_type')}
        />
        <MaskedInput
          label={t(copy.ssn)}
          description={t(copy.ssnHint)}
          placeholder={t(copy.ssn)}
          mask="999-99-9999"
          autoComplete="off"
          spellCheck={false}
          {...form.getInputProps('id_number')}
        />
      </StepForm>
    </>
  )
}
