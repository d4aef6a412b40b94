import { IconArrowLeft } from '@tabler/icons-react'
import { t } from '../../i18n/translate.ts'
import { ButtonLink } from '../../ui/page/button-link.tsx'
import { copy } from './funding.messages.ts'
import { useFundingBase } from './use-funding-base.ts'

/** The link back to the funding options (FUNDING-04). */
export const BackToOptions = () => (
  <div>
    <ButtonLink
      variant="subtle"
      className="ys-flush"
      to={useFundingBase().base}
      leftSection={<IconArrowLeft size={18} aria-hidden />}
    >
      {t(copy.backToOptions)}
    </ButtonLink>
  </div>
)
