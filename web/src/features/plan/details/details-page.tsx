import { Button } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { Plan } from '@yoursuccess/contract/plan/plan-terms'
import { useState } from 'react'
import { t } from '../../../i18n/translate.ts'
import { paths } from '../../../lib/paths.ts'
import { FactList } from '../../../ui/list/fact-list.tsx'
import { ButtonLink } from '../../../ui/page/button-link.tsx'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { SectionCard } from '../../../ui/page/section-card.tsx'
import { planQuery } from '../plan.api.ts'
import { copy } from './details.messages.ts'
import classes from './details.module.css'
import { EditDialog } from './edit-dialog.tsx'
import { DETAIL_GROUPS, type DetailGroup } from './detail-groups.ts'
import { factsOf } from './facts-of-group.ts'

/** All facts of the plan, each group with a dialog that edits it. */
export const DetailsPage = () => {
  const { data: plan } = useSuspenseQuery(planQuery)
  const [editing, setEditing] = useState<DetailGroup>()
  return (
    <div className={classes.page}>
      <PageHeading lead={t(copy.lead)}>{t(copy.title)}</PageHeading>
      {plan && (
        <div className={classes.cards}>
          {DETAIL_GROUPS.map((group) => (
            <Group key={group} group={group} plan={plan} onEdit={() => setEditing(group)} />
          ))}
        </div>
      )}
      <div>
        <ButtonLink to={paths.plan} variant="default">
          {t(copy.back)}
        </ButtonLink>
      </div>
      {plan && editing && (
        <EditDialog key={editing} group={editing} plan={plan} onClose={() => setEditing(undefined)} />
      )}
    </div>
  )
}

const Group = ({ group, plan, onEdit }: { group: DetailGroup; plan: Plan; onEdit: () => void }) => {
  const facts = factsOf(group, plan)
  const isEmpty = facts.every(({ value }) => value === null)
  return (
    <SectionCard
      title={t(copy.groups[group])}
      actions={
        <Button
          variant="subtle"
          aria-label={t(isEmpty ? copy.addOf : copy.editOf, { group: t(copy.groups[group]) })}
          onClick={onEdit}
        >
          {t(isEmpty ? copy.add : copy.edit)}
        </Button>
      }
    >
      <FactList
        facts={facts.map(({ name, value }) => ({
          name,
          value: value ?? <span className={classes.unknown}>{t(copy.unknown)}</span>,
        }))}
      />
    </SectionCard>
  )
}
