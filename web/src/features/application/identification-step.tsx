import { NativeSelect } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useNavigate } from '@tanstack/react-router'
import { identificationForm, SSN_ID_TYPE } from '@yoursuccess/contract/application/application'
import { paths } from '../../lib/paths.ts'
import { errorsOf } from '../../lib/errors.ts'
import { MaskedInput } from '../../ui/form/masked-input.tsx'
import { PageHeading } from '../../ui/page/page-heading.tsx'
import { useApplicationMemory } from './application-memory.tsx'
import { copy } from './application.messages.ts'
import { StepForm } from './step-form.tsx'

const ID_TYPES = [{ value: String(SSN_ID_TYPE), label: copy.ssn }]

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
      <PageHeading lead={copy.identificationLead}>{copy.identificationTitle}</PageHeading>
      <StepForm
        form={form}
        onSubmit={async () => {
          await navigate({ to: paths.review })
          return undefined
        }}
        onBack={() => void navigate({ to: paths.address })}
      >
        <NativeSelect label={copy.idType} data={ID_TYPES} {...form.getInputProps('id_type')} />
        <MaskedInput
          label={copy.ssn}
          description={copy.ssnHint}
          placeholder={copy.ssn}
          mask="999-99-9999"
          autoComplete="off"
          spellCheck={false}
          {...form.getInputProps('id_number')}
        />
      </StepForm>
    </>
  )
}
