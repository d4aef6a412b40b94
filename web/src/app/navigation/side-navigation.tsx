import { Link } from '@tanstack/react-router'
import { useProgram } from '../../features/program/program.api.ts'
import { t } from '../../i18n/translate.ts'
import { paths } from '../../lib/paths.ts'
import { Brand } from '../../ui/look/brand.tsx'
import { FullNavigation } from './full-navigation.tsx'
import { Holder } from './holder.tsx'
import { copy } from './navigation.messages.ts'
import classes from './side-navigation.module.css'

/** The sidebar on a desktop. */
export const SideNavigation = () => (
  <nav className={classes.side} aria-label={t(copy.main)}>
    <Link to={paths.dashboard} activeOptions={{ exact: true }} className={classes.brand}>
      <Brand name={useProgram()?.product_name} />
    </Link>
    <Holder />
    <FullNavigation />
  </nav>
)
