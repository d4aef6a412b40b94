import { useNavigate, useSearch } from '@tanstack/react-router'
import { paths } from '../../lib/paths.ts'
import { addressOf, readSearch, type Search } from './search.rules.ts'

/** The search that the page's address keeps (TXS-01). The page reads it, so that the home page loads nothing of it. */
export const useAddressSearch = () => {
  const search = readSearch(useSearch({ strict: false }) as Readonly<Record<string, unknown>>)
  const navigate = useNavigate()
  const setSearch = (next: Search) =>
    void navigate({ to: paths.transactions, search: addressOf(next), resetScroll: false })
  return [search, setSearch] as const
}
