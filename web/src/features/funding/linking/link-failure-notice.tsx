import { useEffect, useState } from 'react'
import { t } from '../../../i18n/translate.ts'
import { Notice } from '../../../ui/page/notice.tsx'
import { forgetLinkFailure, readLinkFailure } from './link-failure.ts'
import { failures } from './linking.messages.ts'

/** Says once why linking failed, on the page that opens after it. */
export const LinkFailureNotice = () => {
  const [failure] = useState(readLinkFailure)
  useEffect(forgetLinkFailure, [])
  if (!failure) return null
  return (
    <Notice tone={failure === 'linked_already' ? 'info' : 'stop'} role="alert">
      <p>{t(failures[failure])}</p>
    </Notice>
  )
}
