import { stepUp, type StepUpMethod } from '@yoursuccess/contract/session/step-up'
import { useQuery } from '@tanstack/react-query'
import { useContext, useState } from 'react'
import { t } from '../../../i18n/translate.ts'
import { call } from '../../../lib/call.ts'
import { CallError, fieldErrors } from '../../../lib/call-error.ts'
import { SubmitGuardsContext } from '../../../lib/submit-guards.ts'
import { useSubmit } from '../../../lib/use-submit.ts'
import { Form } from '../../../ui/form/form.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { CodeInput } from '../../../ui/form/code-input.tsx'
import { FormButtons } from '../../../ui/form/form-buttons.tsx'
import { SubmitError } from '../../../ui/form/submit-error.tsx'
import { passkeysQuery } from '../passkeys/passkeys.api.ts'
import classes from '../session-form.module.css'
import { PasskeyStepUp } from './passkey-step-up.tsx'
import { copy } from './step-up.messages.ts'
import { PasswordField } from '../password-field.tsx'

interface StepUpDialogProps {
  /** The method that the server requires first. */
  asks: StepUpMethod
  /** True once ownership is proven; false when the customer canceled. */
  onClose: (isProven: boolean) => void
}

/** Asks for the password or a code. The dialog's own submission must not open another step-up dialog. */
export const StepUpDialog = (props: StepUpDialogProps) => {
  const guards = useContext(SubmitGuardsContext)
  return (
    <SubmitGuardsContext value={{ ...guards, stepUp: () => Promise.resolve(false) }}>
      <StepUpForm {...props} />
    </SubmitGuardsContext>
  )
}

const StepUpForm = ({ asks, onClose }: StepUpDialogProps) => {
  const [method, setMethod] = useState(asks)
  const [proof, setProof] = useState('')
  const { submit, isPending, error, reset } = useSubmit({
    name: 'step-up',
    send: () => call(stepUp, { body: method === 'code' ? { otp_attempt: proof } : { password: proof } }),
  })
  // Without a reply, the password or the code still works.
  const hasPasskey = (useQuery(passkeysQuery).data ?? []).length > 0
  const { password, otp_attempt } = fieldErrors(error)
  const problem = method === 'code' ? otp_attempt : password
  const retype = (typed: string) => {
    setProof(typed)
    reset()
  }
  const goOn = () =>
    submit(undefined, {
      onSuccess: () => onClose(true),
      onError: (failure) => {
        // Multi-factor was turned on or off in the meantime, so the server now requires the other method.
        if (!(failure instanceof CallError) || failure.code !== 'step_up.required') return
        setMethod(failure.details[0] === 'code' ? 'code' : 'password')
        retype('')
      },
    })
  return (
    <Dialog title={t(copy.title)} onClose={() => onClose(false)}>
      <Form className={classes.form} method="post" onSubmit={() => proof && goOn()}>
        <p>{method === 'code' ? t(copy.codeLead) : t(copy.passwordLead)}</p>
        {method === 'code' ? (
          <CodeInput
            label={t(copy.code)}
            value={proof}
            busy={isPending}
            problem={problem}
            onChange={retype}
          />
        ) : (
          <PasswordField
            data-autofocus
            value={proof}
            error={problem}
            onChange={(event) => retype(event.currentTarget.value)}
          />
        )}
        {!problem && <SubmitError error={error} />}
        {hasPasskey && <PasskeyStepUp disabled={isPending} onProven={() => onClose(true)} />}
        <FormButtons
          submitLabel={t(copy.confirm)}
          valid={proof !== ''}
          busy={isPending}
          backLabel={t(copy.cancel)}
          onBack={() => onClose(false)}
        />
      </Form>
    </Dialog>
  )
}
