import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/Radio.css'
import { Button, Radio } from '@mantine/core'
import { VERIFICATION_TYPES } from '@yoursuccess/contract/application/phone-verification'
import { useState } from 'react'
import { t } from '../../../i18n/translate.ts'
import { Form } from '../../../ui/form/form.tsx'
import { Notice } from '../../../ui/page/notice.tsx'
import { copy } from '../application.messages.ts'
import classes from '../application.module.css'
import type { Phone, SentCode } from './phone-choice.ts'
import { useSendCode } from './use-send-code.ts'

interface ChoosePhoneProps {
  phones: readonly Phone[]
  onSent: (sent: SentCode) => void
}

/**
 * Selects a phone, and SMS or call. The first phone and SMS are preselected, because most people want those.
 */
export const ChoosePhone = ({ phones, onSent }: ChoosePhoneProps) => {
  const [name, setName] = useState<string>(phones[0]?.name ?? '')
  const [method, setMethod] = useState<SentCode['method']>('sms')
  const { sendCode, sending, problem } = useSendCode(onSent)
  const phone = phones.find((each) => each.name === name)
  return (
    <Form className={classes.form} onSubmit={() => phone && !sending && sendCode({ phone, method })}>
      <p>{t(copy.phoneLead)}</p>
      <Radio.Group size="md" label={t(copy.phoneChoice)} value={name} onChange={setName}>
        <div className={classes.choices}>
          {phones.map((each) => (
            <Radio
              key={each.name}
              value={each.name}
              label={<span className="ys-figures">{each.masked}</span>}
            />
          ))}
        </div>
      </Radio.Group>
      <Radio.Group
        size="md"
        label={t(copy.phoneMethod)}
        value={method}
        onChange={(chosen) => setMethod(VERIFICATION_TYPES.find((type) => type === chosen) ?? 'sms')}
      >
        <div className={classes.choices}>
          {VERIFICATION_TYPES.map((type) => (
            <Radio key={type} value={type} label={t(copy.phoneMethods[type])} />
          ))}
        </div>
      </Radio.Group>
      {problem && (
        <Notice tone="stop" role="alert">
          <p>{problem}</p>
        </Notice>
      )}
      <div className={classes.buttons}>
        <Button type="submit" disabled={!phone || sending} loading={sending}>
          {t(copy.sendCode)}
        </Button>
      </div>
    </Form>
  )
}
