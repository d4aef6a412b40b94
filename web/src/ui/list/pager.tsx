import '@mantine/core/styles/Group.css'
import '@mantine/core/styles/Pagination.css'
import { NativeSelect, Pagination } from '@mantine/core'
import { language } from '../../i18n/language.ts'
import { t } from '../../i18n/translate.ts'
import { useViewport } from '../page/use-viewport.ts'
import { copy } from './list.messages.ts'
import classes from './pager.module.css'
import { isLong, lastPage, TABLE_SIZES } from './paging.ts'

export interface PagerProps {
  /** The paging data that the server sends with a list. */
  controls: { count: number; per_page: number; current_page: number }
  /** TABLE_SIZES or LIST_SIZES. */
  sizes?: readonly number[]
  /** How many rows the list above shows. "All" is limited, too (FRAME-73). */
  shown?: number
  onPage: (page: number) => void
  onPerPage: (perPage: number) => void
}

const ALL = -1

/**
 * Pages at each end, and on either side of the current one (FRAME-77). On a phone more would need a second
 * line.
 */
const AT_ENDS = 2
const AROUND = { wide: 2, phone: 1 }

/**
 * Below a list: the rows per page and, only if the list doesn't fit on one page, the page buttons (FRAME-76). Nothing
 * below a short list (FRAME-130).
 */
export const Pager = ({ controls, sizes = TABLE_SIZES, shown, onPage, onPerPage }: PagerProps) => {
  const { count, per_page: perPage, current_page: page } = controls
  const around = useViewport() === 'phone' ? AROUND.phone : AROUND.wide
  if (!isLong(count, sizes)) return null
  return (
    <div className={classes.pager}>
      <NativeSelect
        label={t(copy.rowsPerPage)}
        classNames={{ root: classes.size ?? '' }}
        value={String(perPage)}
        onChange={(event) => onPerPage(Number(event.currentTarget.value))}
        data={sizes.map((size) => ({
          value: String(size),
          label: size === ALL ? t(copy.all) : String(size),
        }))}
      />
      {perPage === ALL && shown !== undefined && shown < count && (
        <p className={classes.cut}>{t(copy.cut, { shown: numberOf(shown), count: numberOf(count) })}</p>
      )}
      {perPage > 0 && count > perPage && (
        <nav aria-label={t(copy.pages)} className={classes.pages}>
          <Pagination
            total={lastPage(count, perPage)}
            value={page}
            onChange={onPage}
            boundaries={AT_ENDS}
            siblings={around}
            classNames={{ control: classes.control ?? '' }}
            getControlProps={(control) => ({ 'aria-label': t(copy[control]) })}
            getItemProps={(item) => ({ 'aria-label': t(copy.page, { number: item }) })}
          />
        </nav>
      )}
    </div>
  )
}

const numberOf = (count: number) => count.toLocaleString(language.locale)
