import { useQuery } from '@tanstack/react-query'
import { LoadError } from '../../ui/page/load-error.tsx'
import { copy } from './disputes.messages.ts'
import { disputesQuery } from './disputes-query.ts'

/**
 * Shown above transactions whose reports failed to load. Their marks are missing, and the page must not look
 * as if nothing was reported.
 */
export const DisputesError = () => <LoadError text={copy.marksMissing} of={[useQuery(disputesQuery)]} />
