import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { QRCodeSVG } from 'qrcode.react'
import { useEffect, useRef, useState } from 'react'
import { t, texts } from '../../../i18n/translate.ts'
import { CallError } from '../../../lib/call-error.ts'
import { Form } from '../../../ui/form/form.tsx'
import { showResult } from '../../../ui/dialog/dialogs.tsx'
import { RESULT_MS } from '../../../ui/dialog/result-times.ts'
import { CodeInput } from '../../../ui/form/code-input.tsx'
import { refreshWhenSwitched, useConfirmMfa } from '../settings.api.ts'
import { copy } from '../settings.messages.ts'
import { codeError } from './code-error.ts'
import { CopyButton } from './copy-button.tsx'
import classes from './multi-factor.module.css'

/**
 * The QR code, its key for people who can't scan it, and the first code, which proves that the setup works.
 */
export const SetUp = ({ otpUrl }: { otpUrl: string }) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const key = new URL(otpUrl).searchParams.get('secret') ?? ''
  return (
    <div className={classes.stack}>
      <h3 className={classes.title} tabIndex={-1} ref={heading}>
        {t(copy.setUp)}
      </h3>
      <ol className={classes.steps}>
        {texts(copy.steps).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <div className={classes.codeAndKey}>
        {/* QR code readers need dark on light, in a dark theme, too. */}
        <QRCodeSVG
          value={otpUrl}
          size={192}
          marginSize={4}
          level="M"
          role="img"
          aria-label={t(copy.qrCode)}
          className={classes.qrCode}
        />
        <div className={classes.key}>
          <a href={otpUrl}>{t(copy.openApp)}</a>
          <span className={classes.quiet}>{t(copy.key)}</span>
          <code className={classes.secret}>{key.match(/.{1,4}/g)?.join(' ')}</code>
          <CopyButton text={key} />
          <span className={classes.quiet}>{t(copy.keyHint)}</span>
        </div>
      </div>
      <FirstCode />
    </div>
  )
}

const FirstCode = () => {
  const { submit: send, isPending, error, reset } = useConfirmMfa()
  const client = useQueryClient()
  const [code, setCode] = useState('')
  const submit = () => {
    if (!code) return
    void send(code, {
      onError: (failure) => {
        refreshWhenSwitched(client, failure)
        if (!codeError(failure) && !(failure instanceof CallError && failure.code === 'step_up.required'))
          void showResult({ tone: 'stop', title: t(copy.enableFailed), closesAfterMs: RESULT_MS.short })
      },
    })
  }
  return (
    <Form className={classes.firstCode} onSubmit={submit}>
      <CodeInput
        label={t(copy.code)}
        value={code}
        busy={isPending}
        problem={codeError(error)}
        onChange={(typed) => {
          setCode(typed)
          reset()
        }}
      />
      <Button type="submit" disabled={!code || isPending} loading={isPending}>
        {t(copy.confirmCode)}
      </Button>
    </Form>
  )
}
