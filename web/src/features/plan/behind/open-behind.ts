/** The page with what it loads first, in one piece of code that loads only when a customer opens it. */
import { redirect } from '@tanstack/react-router'
import { paths } from '../../../lib/paths.ts'
import { queryClientOf } from '../../../lib/router-context.ts'
import { installmentsQuery, planQuery, progressQuery } from '../plan.api.ts'

export { BehindPage } from './behind-page.tsx'

/** Without a plan nothing is due, and its page says what to do. */
export const loadBehind = async (context: unknown): Promise<void> => {
  const client = queryClientOf(context)
  const { plan } = await client.ensureQueryData(planQuery)
  if (plan === null) throw redirect({ to: paths.plan, replace: true })
  await Promise.all([client.ensureQueryData(progressQuery), client.ensureQueryData(installmentsQuery)])
}
