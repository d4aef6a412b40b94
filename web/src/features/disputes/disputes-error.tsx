import { useQuery } from '@tanstack/react-query'
import { LoadError } from '../../ui/page/load-error.tsx'
import { unspecified } from './disputes.messages.ts'
import { disputesQuery } from './disputes-query.ts'

/** Above transactions whose reports could not be loaded: their marks are missing, and the page must not look as if none were reported. */
export const DisputesError = () => (
  <LoadError text={unspecified.marksMissing} of={[useQuery(disputesQuery)]} />
)
