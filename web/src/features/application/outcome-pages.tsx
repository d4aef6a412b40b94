import { FactList } from '../../ui/list/fact-list.tsx'
import { PageHeading } from '../../ui/page/page-heading.tsx'
import { PhoneLink } from '../../ui/page/phone-link.tsx'
import { SectionCard } from '../../ui/page/section-card.tsx'
import { useProgram } from '../program/program.api.ts'
import { unspecified } from './application.messages.ts'
import classes from './application.module.css'

/** The processor wants to see documents (APPLICATION-60). */
export const ReferredPage = () => {
  const support = useProgram()?.support
  return (
    <>
      <PageHeading lead={unspecified.referredLead}>{unspecified.referredTitle}</PageHeading>
      <ul className={classes.list}>
        {unspecified.referredDocuments.map((document) => (
          <li key={document}>{document}</li>
        ))}
      </ul>
      {support && (
        <SectionCard title={unspecified.referredHow}>
          <FactList
            facts={[
              { name: unspecified.fax, value: support.fax },
              {
                name: unspecified.mail,
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
      <p>{unspecified.referredSafety}</p>
      <p>{unspecified.referredNext}</p>
      <Questions phone={support?.phone} />
    </>
  )
}

/** The final denial of an application (APPLICATION-61). */
export const DeniedPage = () => (
  <>
    <PageHeading lead={unspecified.deniedLead}>{unspecified.deniedTitle}</PageHeading>
    <p>{unspecified.deniedMoney}</p>
    <p>{unspecified.deniedNext}</p>
    <Questions phone={useProgram()?.support.phone} />
  </>
)

const Questions = ({ phone }: { phone: string | undefined }) =>
  phone && (
    <p>
      {unspecified.questions} <PhoneLink phone={phone} />.
    </p>
  )
