import { Button } from '@mantine/core'
import type { CalendarDate } from '@yoursuccess/contract/core/calendar-date'
import { isChecked } from '@yoursuccess/contract/trustees/guard.rules'
import type { TrusteeMethodKind } from '@yoursuccess/contract/trustees/trustee-methods'
import type { Trustee } from '@yoursuccess/contract/trustees/trustees'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { t } from '../../../i18n/translate.ts'
import { Loaded } from '../../../ui/page/loaded.tsx'
import { Notice } from '../../../ui/page/notice.tsx'
import { TextSkeleton } from '../../../ui/page/skeletons.tsx'
import { methodName, trusteeQuery } from '../../trustees/trustees.api.ts'
import { copy } from './facts.messages.ts'
import classes from './facts.module.css'

interface ChosenTrusteeProps {
  id: number
  paidBy: readonly TrusteeMethodKind[]
  today: CalendarDate
  /** True after the customer chose it, so that the keyboard stays at this place of the form. */
  takesFocus: boolean
  onChange: () => void
}

/** An office of the directory and, in short, how it may be paid. */
export const ChosenTrustee = ({ id, paidBy, today, takesFocus, onChange }: ChosenTrusteeProps) => {
  const change = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (takesFocus) change.current?.focus()
  }, [takesFocus])
  return (
    <div className={classes.chosen}>
      <Loaded
        query={useQuery(trusteeQuery(id))}
        loading={<TextSkeleton lines={3} />}
        title={t(copy.waysMissing)}
      >
        {({ trustee }) => <Office trustee={trustee} paidBy={paidBy} today={today} />}
      </Loaded>
      <Button ref={change} className="ys-flush" variant="subtle" onClick={onChange}>
        {t(copy.changeTrustee)}
      </Button>
    </div>
  )
}

const Office = ({
  trustee,
  paidBy,
  today,
}: { trustee: Trustee } & Pick<ChosenTrusteeProps, 'paidBy' | 'today'>) => {
  const known = trustee.methods.filter((method) => isChecked(method, today))
  const kindsOf = (...answers: readonly string[]) =>
    known.filter(({ accepted }) => answers.includes(accepted)).map(({ kind }) => kind)
  const accepted = kindsOf('yes', 'conditional')
  const refused = kindsOf('no')
  const wrong = paidBy.filter((kind) => refused.includes(kind))
  return (
    <>
      <strong>{trustee.name}</strong>
      <p>
        {trustee.office}, {trustee.address.city}, {trustee.address.state}
      </p>
      {accepted.length === 0 && refused.length === 0 && <p className={classes.hint}>{t(copy.unknownWays)}</p>}
      {accepted.length > 0 && (
        <p className={classes.hint}>{t(copy.accepts, { methods: namesOf(accepted) })}</p>
      )}
      {refused.length > 0 && <p className={classes.hint}>{t(copy.refuses, { methods: namesOf(refused) })}</p>}
      {trustee.retired && (
        <Notice tone="care">
          <p>{t(copy.retired)}</p>
        </Notice>
      )}
      {wrong.length > 0 && (
        <Notice tone="care" role="status">
          <p>{t(copy.notAccepted, { methods: namesOf(wrong) })}</p>
        </Notice>
      )}
    </>
  )
}

const namesOf = (kinds: readonly TrusteeMethodKind[]) => kinds.map(methodName).join(', ')
