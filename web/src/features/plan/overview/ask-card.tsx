import { Button } from '@mantine/core'
import type { PlanProgress } from '@yoursuccess/contract/plan/plan-progress'
import type { Plan } from '@yoursuccess/contract/plan/plan-terms'
import { hasEnded } from '@yoursuccess/contract/plan/terms.rules'
import { useState } from 'react'
import { t } from '../../../i18n/translate.ts'
import buttons from '../../../ui/form/button-row.module.css'
import { SectionCard } from '../../../ui/page/section-card.tsx'
import { editFact } from './edit-fact.tsx'
import { copy } from './overview.messages.ts'
import { missingFacts } from './overview.rules.ts'

/** Asks for one fact that is missing. "Not now" leads to the next one, until the page is opened again. */
export const AskCard = ({ plan, progress }: { plan: Plan; progress: PlanProgress }) => {
  const [skipped, setSkipped] = useState(0)
  // The answer asks for the opening total itself.
  const fact = missingFacts(plan, progress).filter((each) => each !== 'opening')[skipped]
  if (fact === undefined || hasEnded(plan)) return null
  const { text, action } = copy.asks[fact]
  return (
    <SectionCard title={t(copy.ask)}>
      <p>{t(text)}</p>
      <div className={buttons.row}>
        <Button variant="subtle" onClick={() => setSkipped(skipped + 1)}>
          {t(copy.notNow)}
        </Button>
        <Button variant="default" onClick={() => void editFact(fact, plan)}>
          {t(action)}
        </Button>
      </div>
    </SectionCard>
  )
}
