/** The rows of an imported directory as they are in the file, before they are checked. */

export interface RawRow {
  line: number
  kind: 'office' | 'method'
  /** The number of the office; for a method, that of its office. */
  id: unknown
  row: unknown
}

export interface LineError {
  line: number
  why: string
}

/** Rows with errors of the format itself are left out. */
export interface RawRows {
  rows: RawRow[]
  errors: LineError[]
  /** True if the fields of an address are columns. */
  isFlat: boolean
}
