import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Wish } from './transfer-values.ts'

interface Attempt {
  /** What was asked for, to be compared. */
  mark: string
  key: string
}

export interface Attempts {
  /** True while it is not known how the last attempt ended. */
  lost: boolean
  /** The key for a confirmation of this wish: a new one, unless its last attempt may have been made already. */
  keyFor: (wish: Wish) => string
  onLost: (wish: Wish, key: string) => void
  /** It is known now how the attempt under this key ended. */
  onKnown: (key: string) => void
}

/** Not below `funding`, whose lists are asked for again after each change. */
const LOST = ['lost-transfer']

/**
 * One key for each opened confirmation; whoever asks for the same again after a lost reply asks under the same key, also
 * after having looked elsewhere in the app.
 */
export const useAttempts = (): Attempts => {
  const client = useQueryClient()
  const [lost, setLost] = useState(() => client.getQueryData<Attempt>(LOST))
  return {
    lost: lost !== undefined,
    keyFor: (wish) => (lost?.mark === markOf(wish) ? lost.key : crypto.randomUUID()),
    onLost: (wish, key) => {
      const attempt = { mark: markOf(wish), key }
      client.setQueryDefaults(LOST, { gcTime: Infinity })
      client.setQueryData(LOST, attempt)
      setLost(attempt)
    },
    onKnown: (key) => {
      if (client.getQueryData<Attempt>(LOST)?.key !== key) return
      client.removeQueries({ queryKey: LOST })
      setLost(undefined)
    },
  }
}

const markOf = ({ account, amount, repeat }: Wish) =>
  JSON.stringify([account.id, Number(amount), repeat?.interval, repeat?.startsOn])
