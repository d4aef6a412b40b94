import type { AgreementName } from '@yoursuccess/contract/application/application'
import { createContext, type ReactNode, useContext, useState } from 'react'
import type { AddressValues } from './address-values.ts'
import type { PersonalValues } from './personal-values.ts'

/** Unsaved input, so that moving between steps loses nothing. */
export interface Drafts {
  personal?: PersonalValues | undefined
  address?: AddressValues | undefined
}

interface Memory {
  drafts: Drafts
  /** Keeps the draft of a step; undefined removes it. */
  keepDraft: (draft: Drafts) => void
  /**
   * Up to nine digits. Kept only in memory, never in storage, a cache or an address (APPLICATION-31).
   */
  idNumber: string
  setIdNumber: (digits: string) => void
  /** The version of each opened agreement (APPLICATION-35). */
  opened: Readonly<Partial<Record<AgreementName, string>>>
  open: (name: AgreementName, version: string) => void
}

const ApplicationMemory = createContext<Memory | undefined>(undefined)

/** What the application's pages share during one visit. A reload clears it. */
export const ApplicationMemoryProvider = ({ children }: { children: ReactNode }) => {
  const [drafts, setDrafts] = useState<Drafts>({})
  const [idNumber, setIdNumber] = useState('')
  const [opened, setOpened] = useState<Memory['opened']>({})
  const keepDraft = (draft: Drafts) => setDrafts((before) => ({ ...before, ...draft }))
  const open: Memory['open'] = (name, version) => setOpened((before) => ({ ...before, [name]: version }))
  return (
    <ApplicationMemory value={{ drafts, keepDraft, idNumber, setIdNumber, opened, open }}>
      {children}
    </ApplicationMemory>
  )
}

export const useApplicationMemory = (): Memory => {
  const memory = useContext(ApplicationMemory)
  if (!memory) throw new Error('this screen is part of the application')
  return memory
}
