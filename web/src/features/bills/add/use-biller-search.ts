import { SEARCH_DEBOUNCE_MS } from '@yoursuccess/contract/bills/billers'
import { useEffect, useState } from 'react'
import { t } from '../../../i18n/translate.ts'
import { showResult } from '../../../ui/dialog/dialogs.tsx'
import { findBillers, type FoundBiller } from '../bills.api.ts'
import { copy } from '../bills.messages.ts'

const NONE: readonly FoundBiller[] = []
const NOTHING = { to: '', billers: NONE, hasFailed: false }

/**
 * The merchants that match the input, half a second after the last keystroke. A newer search cancels an older
 * one, so a late answer never replaces a newer one.
 */
export const useBillerSearch = (state: string, typed: string) => {
  const text = typed.trim()
  const wanted = state === '' || text === '' ? '' : `${state} ${text}`
  const [answer, setAnswer] = useState(NOTHING)
  const [tries, setTries] = useState(1)
  useEffect(() => {
    if (wanted === '') return undefined
    const giveUp = new AbortController()
    const search = async () => {
      try {
        const billers = await findBillers(state, text, giveUp.signal)
        if (!giveUp.signal.aborted) setAnswer({ to: wanted, billers, hasFailed: false })
      } catch {
        if (giveUp.signal.aborted) return
        setAnswer({ to: wanted, billers: NONE, hasFailed: true })
        await showResult({ tone: 'stop', title: t(copy.searchFailed), text: t(copy.tryAgain) })
      }
    }
    const timer = setTimeout(() => void search(), SEARCH_DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      giveUp.abort()
    }
  }, [wanted, state, text, tries])
  const isAnswered = answer.to === wanted
  const again = () => {
    setAnswer(NOTHING)
    setTries(tries + 1)
  }
  return {
    billers: isAnswered ? answer.billers : NONE,
    isSearching: wanted !== '' && !isAnswered,
    /** In the shape that `LoadError` takes. */
    failure: {
      data: undefined,
      error: isAnswered && answer.hasFailed,
      refetch: () => Promise.resolve(again()),
    },
  }
}
