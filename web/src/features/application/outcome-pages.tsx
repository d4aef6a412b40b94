import { elements, t, texts } from '../../i18n/translate.ts'
import { FactList } from '../../ui/list/fact-list.tsx'
import { PageHeading } from '../../ui/page/page-heading.tsx'
import { PhoneLink } from '../../ui/page/phone-link.tsx'
import { SectionCard } from '../../ui/page/section-card.tsx'
import { useProgram } from '../program/program.api.ts'
import { copy } from './application.messages.ts'
import classes from './application.module.css'

/** Shown when the processor requires documents from the applicant (APPLICATION-60). */
export const ReferredPage = () => {
  const support = useProgram()?.support
  return (
    <>
      <PageHeading lead={t(copy.referredLead)}>{t(copy.referredTitle)}</PageHeading>
      <ul className={classes.list}>
        {texts(copy.referredDocuments).map((document) => (
          <li key={document}>{document}</li>
        ))}
      </ul>
      {support && (
        <SectionCard title={t(copy.referredHow)}>
          <FactList
            facts={[
              { name: t(copy.fax), value: support.fax },
              {
                name: t(copy.mail),
                value: support.mailing_address.map((line) => (
                  <span key={line} className={classes.line}>
                    {line}
                  </span>
                )),
              },
            ]}
          />
        </SectionCard>
      )}
      <p>{t(copy.referredSafety)}</p>
      <p>{t(copy.referredNext)}</p>
      <Questions phone={support?.phone} />
    </>
  )
}

/** The final denial of an application (APPLICATION-61). */
export const DeniedPage = () => (
  <>
    <PageHeading lead={t(copy.deniedLead)}>{t(copy.deniedTitle)}</PageHeading>
    <p>{t(copy.deniedMoney)}</p>
    <p>{t(copy.deniedNext)}</p>
    <Questions phone={useProgram()?.support.phone} />
  </>
)

const Questions = ({ phone }: { phone: string | undefined }) =>
  phone && <p>{elements(copy.questions, { phone: <PhoneLink phone={phone} /> })}</p>
