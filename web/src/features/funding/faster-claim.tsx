import { t } from '../../i18n/translate.ts'
import { useProgram } from '../program/program.api.ts'
import { copy } from './funding.messages.ts'
import classes from './funding.module.css'

/** The benefit of funding (FUNDING-10), unless the operator turned the claim off. */
export const FasterClaim = () => {
  const isClaimed = useProgram()?.claims_faster_payment ?? false
  return isClaimed ? <p className={classes.claim}>{t(copy.faster)}</p> : null
}
