import { Button, TextInput } from '@mantine/core'
import { readCode } from '@yoursuccess/contract/proof/verification-code.rules'
import { useState } from 'react'
import { t } from '../../i18n/translate.ts'
import { dayOf, formatLongDay } from '../../lib/dates.ts'
import { useSecretOfAddress } from '../../lib/use-secret-of-address.ts'
import { FileField } from '../../ui/form/file-field.tsx'
import { Form } from '../../ui/form/form.tsx'
import { SubmitError } from '../../ui/form/submit-error.tsx'
import { Notice } from '../../ui/page/notice.tsx'
import { PageHeading } from '../../ui/page/page-heading.tsx'
import { PlainPage } from '../../ui/page/plain-page.tsx'
import { PRODUCT_NAME } from '../../ui/page/product-name.ts'
import { SiteFrame } from '../../ui/page/site-frame.tsx'
import { useProgram } from '../program/program.api.ts'
import { sha256OfFile } from './file-sha256.ts'
import { useVerify } from './proof-files.ts'
import { copy } from './proof.messages.ts'
import classes from './proof.module.css'

const { verify } = copy

/** Anyone can check a document by its code and its file, which is not sent (EVI-03). */
export const VerifyPage = () => {
  const program = useProgram()
  return (
    <SiteFrame program={program}>
      <PlainPage>
        <PageHeading lead={t(verify.lead)}>{t(verify.title)}</PageHeading>
        <VerifyForm product={program?.product_name ?? PRODUCT_NAME} />
      </PlainPage>
    </SiteFrame>
  )
}

type Problem = 'codeWrong' | 'fileMissing' | 'unreadable'

const VerifyForm = ({ product }: { product: string }) => {
  const [typed, setTyped] = useState(useSecretOfAddress('code') ?? '')
  const [file, setFile] = useState<File>()
  const [problem, setProblem] = useState<Problem>()
  /** It is that of a code and a file, which may be other ones by now. */
  const [answer, setAnswer] = useState<{ made_at: string | null; typed: string; file: File }>()
  const { submit, isPending, error, reset } = useVerify()
  const shown = answer?.typed === typed && answer.file === file ? answer : undefined
  const forget = () => {
    setProblem(undefined)
    setAnswer(undefined)
    if (!isPending) reset()
  }
  const check = async () => {
    forget()
    const code = readCode(typed)
    if (code === undefined || !file) {
      setProblem(code === undefined ? 'codeWrong' : 'fileMissing')
      return
    }
    const sha256 = await sha256OfFile(file).catch(() => undefined)
    if (sha256 === undefined) setProblem('unreadable')
    else await submit({ code, sha256 }, { onSuccess: ({ made_at }) => setAnswer({ made_at, typed, file }) })
  }
  return (
    <Form className={classes.form} onSubmit={check}>
      <TextInput
        label={t(verify.code)}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={100}
        value={typed}
        error={problem === 'codeWrong' && t(verify.codeWrong)}
        onChange={(event) => {
          setTyped(event.currentTarget.value)
          forget()
        }}
      />
      <FileField
        label={t(verify.file)}
        accept="application/pdf"
        onChoose={(chosen) => {
          setFile(chosen)
          forget()
        }}
      />
      {(problem === 'fileMissing' || problem === 'unreadable') && (
        <Notice tone="care" role="alert">
          <p>{t(verify[problem])}</p>
        </Notice>
      )}
      <div>
        <Button type="submit" loading={isPending}>
          {t(verify.submit)}
        </Button>
      </div>
      <SubmitError error={error} />
      <div role="status">{shown && <Answer madeAt={shown.made_at} product={product} />}</div>
    </Form>
  )
}

/** It says nothing of the person, and the same whatever does not fit. */
const Answer = ({ madeAt, product }: { madeAt: string | null; product: string }) =>
  madeAt === null ? (
    <Notice tone="stop">
      <p>
        <strong>{t(verify.isNot)}</strong>
      </p>
      <p>{t(verify.whyNot)}</p>
    </Notice>
  ) : (
    <Notice tone="good">
      <p>
        <strong>{t(verify.isOurs, { product, on: formatLongDay(dayOf(madeAt)) })}</strong>
      </p>
      <p>{t(verify.whatItMeans)}</p>
    </Notice>
  )
