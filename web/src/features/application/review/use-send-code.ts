import { t } from '../../../i18n/translate.ts'
import { showToast } from '../../../ui/dialog/toasts.ts'
import { useSendVerification } from '../application.api.ts'
import { copy } from '../application.messages.ts'
import { phoneError, type SentCode } from './phone-choice.ts'

/** Requests a code. Says that it was sent, or why not. */
export const useSendCode = (onSent: (sent: SentCode) => void) => {
  const send = useSendVerification()
  const sendCode = ({ phone, method }: Pick<SentCode, 'phone' | 'method'>) =>
    send.submit(
      { selected_phone: phone.name, verification_type: method },
      {
        onSuccess: ({ resend_at }) => {
          showToast('good', t(copy.codeSent))
          onSent({ phone, method, resendAt: resend_at })
        },
      },
    )
  const problem = send.error ? phoneError(send.error, t(copy.codeNotSent)) : undefined
  return { sendCode, sending: send.isPending, problem, forget: send.reset }
}
