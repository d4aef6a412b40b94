/** The page with what it loads first, in one piece of code that loads only when a customer opens it. */
import { queryClientOf } from '../../lib/router-context.ts'
import { autopayQuery } from '../setaside/setaside.api.ts'

export { AutopayPage } from './autopay-page.tsx'

export const loadAutopay = async (context: unknown): Promise<void> => {
  await queryClientOf(context).ensureQueryData(autopayQuery)
}
