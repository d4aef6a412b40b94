import { Button, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { REQUIRED } from '@yoursuccess/contract/core/field.messages'
import { useEffect, useRef, useState } from 'react'
import { language } from '../../../i18n/language.ts'
import { t } from '../../../i18n/translate.ts'
import { Form } from '../../../ui/form/form.tsx'
import { Notice } from '../../../ui/page/notice.tsx'
import { showToast } from '../../../ui/dialog/toasts.ts'
import { applicationQuery, useVerifyPhone } from '../application.api.ts'
import { copy } from '../application.messages.ts'
import classes from '../application.module.css'
import { phoneError, type SentCode } from './phone-choice.ts'
import { ResendCode } from './resend-code.tsx'
import { useSendCode } from './use-send-code.ts'

interface EnterCodeProps {
  /**
   * `earlier` when the code was sent before this page loaded: then the page doesn't know which phone got it.
   */
  sent: SentCode | 'earlier'
  onSent: (sent: SentCode) => void
  onOtherPhone: () => void
}

export const EnterCode = ({ sent, onSent, onOtherPhone }: EnterCodeProps) => {
  const client = useQueryClient()
  const verify = useVerifyPhone()
  const { sendCode, sending, problem: notSent, forget } = useSendCode(onSent)
  const [code, setCode] = useState('')
  const [codeError, setCodeError] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  // The button that had the focus is gone, so the focus moves to this field.
  useEffect(() => {
    if (sent !== 'earlier') field.current?.focus()
  }, [sent])

  const submit = async () => {
    forget()
    verify.reset()
    const isMissing = code.trim() === ''
    setCodeError(isMissing ? language.fromWire(REQUIRED) : undefined)
    if (isMissing) return field.current?.focus()
    await verify.submit(
      { verification_code: code },
      {
        onSuccess: async () => {
          showToast('good', t(copy.phoneVerified))
          await client.fetchQuery({ ...applicationQuery, staleTime: 0 })
        },
        onError: () => field.current?.select(),
      },
    )
  }
  // A request for a new code clears the messages about the earlier one.
  const askAgain = (again: SentCode) => {
    verify.reset()
    void sendCode(again)
  }
  const problem = verify.error ? phoneError(verify.error, t(copy.phoneNotVerified)) : notSent
  return (
    <Form className={classes.form} onSubmit={submit} noValidate>
      <p>{sent === 'earlier' ? t(copy.codeEarlier) : t(copy.codeFor, { phone: sent.phone.masked })}</p>
      <TextInput
        label={t(copy.code)}
        description={t(copy.codeHint)}
        name="one-time-code"
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={32}
        ref={field}
        value={code}
        onChange={(event) => setCode(event.currentTarget.value)}
        error={codeError}
      />
      {problem && (
        <Notice tone="stop" role="alert">
          <p>{problem}</p>
        </Notice>
      )}
      {sent !== 'earlier' && (
        <ResendCode
          resendAt={sent.resendAt}
          busy={sending || verify.isPending}
          onResend={() => askAgain(sent)}
        />
      )}
      <div className={classes.buttons}>
        <Button variant="default" onClick={onOtherPhone} disabled={sending || verify.isPending}>
          {t(copy.selectAnotherPhone)}
        </Button>
        <Button type="submit" disabled={verify.isPending} loading={verify.isPending}>
          {t(copy.verify)}
        </Button>
      </div>
    </Form>
  )
}
