import type { Program } from '@yoursuccess/contract/program/program'
import { Link } from '@tanstack/react-router'
import { t } from '../../../i18n/translate.ts'
import { paths } from '../../../lib/paths.ts'
import { Brand } from '../../../ui/look/brand.tsx'
import { SiteButton } from '../../../ui/page/site-button.tsx'
import { words } from './landing.messages.ts'
import classes from './sticky-top-bar.module.css'

/**
 * Links to sign up or sign in, once the banner is out of view; never on narrow screens (PROGRAM-38,
 * PROGRAM-39). See follow-banner.ts.
 */
export const StickyTopBar = ({ program }: { program: Program | undefined }) => (
  <div className={classes.bar} data-sticky-bar hidden>
    <a href="#root" className={classes.home} aria-label={t(words.backToTop)}>
      <Brand name={program?.product_name} />
    </a>
    <div className={classes.ways}>
      <Link to={paths.login}>{t(words.logIn)}</Link>
      {program?.signup_url && <SiteButton href={program.signup_url}>{t(words.registerNow)}</SiteButton>}
    </div>
  </div>
)
