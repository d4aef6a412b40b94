import { t } from '../../i18n/translate.ts'
import { paths } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/page/button-link.tsx'
import { SectionCard } from '../../ui/page/section-card.tsx'
import { ProofButtons } from './proof-buttons.tsx'
import { copy } from './proof.messages.ts'
import classes from './proof.module.css'

const WHOLE_PLAN = {}

/** The history of all payments as files, for pages about them, and the way to the page with more choices. */
export const ProofLinks = () => (
  <SectionCard title={t(copy.forOthers)}>
    <div className={classes.form}>
      <ProofButtons period={WHOLE_PLAN} />
      <div>
        <ButtonLink to={paths.proof} variant="subtle" className="ys-flush">
          {t(copy.chooseDays)}
        </ButtonLink>
      </div>
    </div>
  </SectionCard>
)
