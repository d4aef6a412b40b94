/** The page with what it loads first, in one piece of code that loads only when a customer opens it. */
import { queryClientOf } from '../../../lib/router-context.ts'
import { catchUpQuery } from '../autopay.api.ts'

export { CatchUpPage } from './catch-up-page.tsx'

export const loadCatchUp = (context: unknown) => queryClientOf(context).ensureQueryData(catchUpQuery)
