import { Link } from '@tanstack/react-router'
import { t } from '../../i18n/translate.ts'
import type { paths } from '../../lib/paths.ts'
import { PageTabs, pageTab } from '../../ui/page/page-tabs.tsx'
import { pagesOf } from './places.ts'
import { useNavigation } from './use-places.ts'

/**
 * The pages of a place as tabs above them: on phones and tablets, whose navigation shows only the places. A page
 * whose feature has tabs shows those instead.
 */
export const PlaceTabs = () => {
  const { places, open } = useNavigation()
  if (!open?.isExact || open.page.hasTabs || open.place === places.more) return null
  const tabs = pagesOf(open.place).filter(({ of }) => !of)
  if (tabs.length < 2 || !tabs.includes(open.page)) return null
  return (
    <PageTabs label={t(open.place.name)}>
      {tabs.map(({ path, label }) => (
        <Link key={path} {...pageTab} to={path as typeof paths.dashboard}>
          {t(label)}
        </Link>
      ))}
    </PageTabs>
  )
}
