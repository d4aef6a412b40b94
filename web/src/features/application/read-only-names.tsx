import { TextInput } from '@mantine/core'
import type { AccountApplication } from '@yoursuccess/contract/application/application'
import { elements, t } from '../../i18n/translate.ts'
import { PhoneLink } from '../../ui/page/phone-link.tsx'
import { useProgram } from '../program/program.api.ts'
import { copy } from './application.messages.ts'
import classes from './application.module.css'

/** The names come from the sign-up and can't be changed here (APPLICATION-16). */
export const ReadOnlyNames = ({ application }: { application: AccountApplication }) => {
  const support = useProgram()?.support
  return (
    <div className={classes.names}>
      <TextInput label={t(copy.firstName)} readOnly value={application.first_name} />
      {application.middle_name && (
        <TextInput label={t(copy.middleName)} readOnly value={application.middle_name} />
      )}
      <TextInput label={t(copy.lastName)} readOnly value={application.last_name} />
      <p className={classes.hint}>
        {elements(copy.namesHint, { phone: support && <PhoneLink phone={support.phone} /> })}
      </p>
    </div>
  )
}
