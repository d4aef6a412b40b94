import type { Program } from '@yoursuccess/contract/program/program'
import type { ReactNode } from 'react'

/** A part of a document. The id is its address in the page, so it stays when the title changes. */
export interface LegalSection {
  id: string
  title: string
  body: ReactNode
}

/** Whose document it is: names, phones and addresses are configuration. */
export type Names = Pick<Program, 'product_name' | 'bank_name' | 'support' | 'wind_down'>
