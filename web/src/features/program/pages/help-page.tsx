import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { elements, t, texts } from '../../../i18n/translate.ts'
import { paths } from '../../../lib/paths.ts'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { PhoneLink } from '../../../ui/page/phone-link.tsx'
import { TextSkeleton } from '../../../ui/page/skeletons.tsx'
import { showsNotices } from '../notice.rules.ts'
import { programQuery } from '../program.api.ts'
import { PublicPage } from '../public-page.tsx'
import { help } from './pages.messages.ts'
import classes from './pages.module.css'

/** The help link of the icon navigation opens this page (PROGRAM-45). */
export const HelpPage = () => {
  const { data: program, isError } = useQuery(programQuery)
  return (
    <PublicPage>
      <PageHeading lead={t(help.lead)}>{t(help.title)}</PageHeading>
      {program ? <Contact support={program.support} /> : !isError && <TextSkeleton lines={4} />}
      <section className={classes.stack} aria-labelledby="answers">
        <h2 id="answers">{t(help.answers)}</h2>
        <Answers />
      </section>
      {showsNotices(program) && (
        <p>
          <Link to={paths.programNotice}>{t(help.notice)}</Link>
        </p>
      )}
    </PublicPage>
  )
}

interface Support {
  phone: string
  support_line: string
  fax: string
  mailing_address: readonly string[]
}

const Contact = ({ support }: { support: Support }) => (
  <div className={classes.contact}>
    <section aria-labelledby="call">
      <h2 id="call">{t(help.call)}</h2>
      <p>{elements(help.supportLine, { phone: <PhoneLink phone={support.support_line} /> })}</p>
      <p>{elements(help.customerService, { phone: <PhoneLink phone={support.phone} /> })}</p>
    </section>
    <section aria-labelledby="mail">
      <h2 id="mail">{t(help.mail)}</h2>
      <address>
        {support.mailing_address.map((line) => (
          <div key={line}>{line}</div>
        ))}
        <div>{t(help.fax, { number: support.fax })}</div>
      </address>
    </section>
  </div>
)

/** The browser expands each answer without a script. */
const Answers = () =>
  texts(help.questions).map((each) => (
    <details key={each.question} className={classes.answer}>
      <summary>{each.question}</summary>
      <p>{each.answer}</p>
      {'link' in each &&
        Object.entries(each.link).map(([page, name]) => (
          <p key={page}>
            <Link to={paths[page as keyof typeof each.link]}>{name}</Link>
          </p>
        ))}
    </details>
  ))
