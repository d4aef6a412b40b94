import { useState } from 'react'
import { showToast } from '../../../ui/dialog/toasts.ts'
import { useSendVerification } from '../application.api.ts'
import { quoted } from '../application.messages.ts'
import { phoneComplaint, type SentCode } from './phone-choice.ts'

/** Has a code sent; says that it is on its way, or why not. */
export const useSendCode = (onSent: (sent: SentCode) => void) => {
  const send = useSendVerification()
  const [complaint, setComplaint] = useState<string>()
  const sendCode = async ({ phone, method }: Pick<SentCode, 'phone' | 'method'>) => {
    setComplaint(undefined)
    try {
      const { resend_at } = await send.mutateAsync({ selected_phone: phone.name, verification_type: method })
      showToast('good', quoted.codeSent)
      onSent({ phone, method, resendAt: resend_at })
    } catch (error) {
      setComplaint(phoneComplaint(error, quoted.codeNotSent))
    }
  }
  return { sendCode, sending: send.isPending, complaint }
}
