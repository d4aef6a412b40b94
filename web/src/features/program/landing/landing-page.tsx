import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { elements, t, texts } from '../../../i18n/translate.ts'
import { paths } from '../../../lib/paths.ts'
import { DollarBill } from '../../../ui/look/dollar-bill.tsx'
import { SiteButton, SiteButtonLink } from '../../../ui/page/site-button.tsx'
import { CLOSED_TO_NEW, useProgram } from '../program.api.ts'
import { PublicFooter, PublicHeader } from '../public-page.tsx'
import { FeatureSections } from './feature-sections.tsx'
import classes from './landing-page.module.css'
import { words } from './landing.messages.ts'
import { PhonePicture } from './pictures.tsx'
import { SiteNotice } from './site-notice.tsx'
import { followBanner } from './follow-banner.ts'
import { StickyTopBar } from './sticky-top-bar.tsx'

/** The first screen for a visitor: what the product is, and how to sign up or sign in (PROGRAM-35). */
export const LandingPage = () => {
  const program = useProgram()
  // On the page that the server renders, site.ts does this.
  useEffect(() => followBanner(document), [])
  return (
    <div className={classes.page}>
      <StickyTopBar program={program} />
      <SiteNotice program={program} />
      <PublicHeader program={program} />
      <main id="main" className={classes.main}>
        <Hero signupUrl={program?.signup_url} />
        <Features />
        <FeatureSections />
        <Safety />
        {program?.signup_url !== null && <Start signupUrl={program?.signup_url} />}
      </main>
      <PublicFooter program={program} />
    </div>
  )
}

/** Undefined until it has loaded, null once no more accounts are opened. */
interface OfSignUp {
  signupUrl: string | null | undefined
}

const Hero = ({ signupUrl }: OfSignUp) => (
  <div className={classes.hero} data-banner>
    <div className={classes.heroWords}>
      <h1 className={classes.headline} tabIndex={-1}>
        {t(words.headline)}
      </h1>
      <p className={classes.lead}>{t(words.lead)}</p>
      {signupUrl === null && (
        <p className={classes.closed}>
          <strong>{t(CLOSED_TO_NEW)}</strong> {t(words.closed)}
        </p>
      )}
      <div className={classes.ways}>
        {signupUrl && <SiteButton href={signupUrl}>{t(words.registerNow)}</SiteButton>}
        <SiteButtonLink to={paths.login} look="outline">
          {t(words.logIn)}
        </SiteButtonLink>
      </div>
      {signupUrl !== null && (
        <ul className={classes.facts}>
          {texts(words.facts).map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      )}
    </div>
    <div className={classes.phone}>
      <PhonePicture />
    </div>
  </div>
)

/** Four features in short, each with a link to its section (PROGRAM-40). */
const Features = () => (
  <section className={classes.band} aria-labelledby="features">
    <h2 id="features" className={classes.title}>
      {t(words.features)}
    </h2>
    <ul className={classes.cards}>
      {Object.entries(texts(words.featureCards)).map(([to, { title, text }]) => (
        <li key={to}>
          <h3>{title}</h3>
          <p>{text}</p>
          <a href={`#${to}`}>
            {elements(words.learnMore, {
              more: (parts) => <span className="ys-sr-only">{parts}</span>,
              feature: title,
            })}
          </a>
        </li>
      ))}
    </ul>
  </section>
)

const Safety = () => (
  <section className={classes.band} aria-labelledby="safety">
    <h2 id="safety" className={classes.title}>
      {t(words.safety.title)}
    </h2>
    <ul className={classes.safety}>
      {texts(words.safety.items).map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  </section>
)

const Start = ({ signupUrl }: OfSignUp) => (
  <section className={classes.start} aria-labelledby="start">
    <DollarBill pose="greeting" />
    <div className={classes.startWords}>
      <h2 id="start" className={classes.title}>
        {t(words.start.title)}
      </h2>
      <p>{t(words.start.text)}</p>
      <div className={classes.ways}>
        {signupUrl && <SiteButton href={signupUrl}>{t(words.registerNow)}</SiteButton>}
        <Link to={paths.fees}>{t(words.start.fees)}</Link>
        <Link to={paths.about}>{t(words.start.about)}</Link>
      </div>
    </div>
  </section>
)
