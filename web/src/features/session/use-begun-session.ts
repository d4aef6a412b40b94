import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { t } from '../../i18n/translate.ts'
import { isInOtherLanguage } from '../../lib/chosen-language.ts'
import { leave } from '../../lib/leave.ts'
import { paths } from '../../lib/paths.ts'
import { LOGIN_TOAST_MS, showToast } from '../../ui/dialog/toasts.ts'
import { userQuery } from './session.api.ts'
import { copy } from './session.messages.ts'
import { beginSession } from './session.storage.ts'

/** What follows a sign-in that the server accepted, by password or passkey: the page that was wanted. */
export const useBegunSession = () => {
  const client = useQueryClient()
  const router = useRouter()
  return async (session: { expires_at: number; ends_at: number }, email: string): Promise<void> => {
    beginSession(session, email)
    // Requests the user, to check that the browser kept the cookie. Without it nobody is signed in
    // (SESSION-08).
    if (!(await client.fetchQuery({ ...userQuery, staleTime: 0 })))
      return showToast('stop', t(copy.noResponse), LOGIN_TOAST_MS)
    // The customer reads another language than the page of this browser: it loads in theirs.
    if (isInOtherLanguage()) return leave.to(paths.login)
    showToast('good', t(copy.loginSuccess), LOGIN_TOAST_MS)
    // Reruns the route guard, which now finds the user and redirects.
    await router.invalidate()
  }
}
