import { Button, TextInput } from '@mantine/core'
import { MAX_PASSKEY_NAME } from '@yoursuccess/contract/session/passkeys'
import { useState } from 'react'
import { t } from '../../../i18n/translate.ts'
import { fieldErrors } from '../../../lib/call-error.ts'
import { showToast } from '../../../ui/dialog/toasts.ts'
import { Form } from '../../../ui/form/form.tsx'
import { SubmitError } from '../../../ui/form/submit-error.tsx'
import { Notice } from '../../../ui/page/notice.tsx'
import { useAddPasskey } from '../passkeys/passkeys.api.ts'
import { passkeyMessages } from '../passkeys/passkeys.messages.ts'
import type { MakeProblem } from '../passkeys/webauthn.ts'
import { copy } from './sign-in-settings.messages.ts'
import classes from './sign-in-settings.module.css'

/** Names a passkey, then lets the browser make it. The password or a passkey is asked for first. */
export const AddPasskeyForm = () => {
  const { submit, isPending, error } = useAddPasskey()
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<MakeProblem>()
  const wanted = name.trim()
  const nameError = fieldErrors(error)['name']
  const add = () => {
    setProblem(undefined)
    return submit(wanted, {
      onSuccess: (reply) => {
        if (typeof reply === 'string') return setProblem(reply)
        setName('')
        showToast('good', t(copy.added, { name: reply.passkey.name }))
      },
    })
  }
  return (
    <Form className={classes.form} onSubmit={() => wanted && !isPending && add()}>
      <TextInput
        label={t(copy.name)}
        description={t(copy.nameHint)}
        maxLength={MAX_PASSKEY_NAME}
        value={name}
        error={nameError}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      {problem && (
        <Notice tone="stop" role="alert">
          <p>{t(copy.problems[problem])}</p>
        </Notice>
      )}
      {!problem && !nameError && <SubmitError error={error} sentences={passkeyMessages} />}
      <Button type="submit" disabled={!wanted || isPending} loading={isPending}>
        {t(copy.add)}
      </Button>
    </Form>
  )
}
