import { useQuery } from '@tanstack/react-query'
import { t } from '../../i18n/translate.ts'
import { LoadError } from '../../ui/page/load-error.tsx'
import { disputesQuery } from './disputes-query.ts'
import { marksCopy } from './marks.messages.ts'

/**
 * Shown above transactions when the customer's reports failed to load: without their marks, the page would
 * look as if nothing was reported.
 */
export const DisputesError = () => <LoadError text={t(marksCopy.missing)} of={[useQuery(disputesQuery)]} />
