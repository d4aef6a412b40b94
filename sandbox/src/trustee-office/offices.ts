/**
 * The rules of the twelve fictitious trustees' offices, named as in a directory of trustees. Names, addresses,
 * highest amounts and days closed after holidays are in data/billers.csv, by the same id. The directory that
 * the bank imports agrees with both (docs/partners/trustee-office.md).
 */

/** How a trustee may be paid. */
export const METHODS = [
  'electronic',
  'bill_pay_check',
  'cashiers_check',
  'money_order',
  'personal_check',
  'tfs',
  'epay',
  'moneygram',
  'wage_order',
  'cash',
] as const
export type Method = (typeof METHODS)[number]
export type Accepted = 'yes' | 'no' | 'conditional' | 'unknown'

/** The ways by which payments reach an office in the sandbox. */
export type Rail = 'electronic' | 'bill_pay_check' | 'wage_order'

/** Headings, days and amounts of the file that an office's portal gives. */
export type FileStyle = 'plain' | 'dollars' | 'iso'

export interface Office {
  /** The id in the biller directory, also of an office that cannot be paid electronically. */
  id: string
  /** A method that is not named is not accepted. */
  methods: Partial<Record<Method, Exclude<Accepted, 'no'>>>
  /** Banking days from the day on which a payment counts as received until it is posted. */
  posting_days: Partial<Record<Rail, number>>
  /** What arrives at this time of day or later counts as received on the next banking day. */
  cutoff_time: string
  zone: string
  /** Calendar days from posting until the trustee may pay the money out. Nothing else waits for them. */
  hold_days: number
  address_kind: 'lockbox' | 'office'
  /** What the office wants as account number or memo. */
  memo: string
  file_style: FileStyle
}

const PACIFIC = 'America/Los_Angeles'
const CENTRAL = 'America/Chicago'
const EASTERN = 'America/New_York'

export const OFFICES: readonly Office[] = [
  {
    id: '0000009001',
    methods: {
      electronic: 'yes',
      bill_pay_check: 'yes',
      cashiers_check: 'yes',
      money_order: 'yes',
      tfs: 'yes',
      wage_order: 'yes',
    },
    posting_days: { electronic: 0, bill_pay_check: 1, wage_order: 1 },
    cutoff_time: '16:00',
    zone: PACIFIC,
    hold_days: 0,
    address_kind: 'lockbox',
    memo: '{normalized}',
    file_style: 'plain',
  },
  {
    id: '0000009002',
    methods: {
      electronic: 'yes',
      bill_pay_check: 'conditional',
      cashiers_check: 'yes',
      money_order: 'yes',
      tfs: 'yes',
      epay: 'yes',
      wage_order: 'yes',
    },
    posting_days: { electronic: 1, bill_pay_check: 2, wage_order: 1 },
    cutoff_time: '15:00',
    zone: PACIFIC,
    hold_days: 14,
    address_kind: 'lockbox',
    memo: '{normalized}',
    file_style: 'dollars',
  },
  {
    id: '0000009003',
    methods: { cashiers_check: 'yes', money_order: 'yes', tfs: 'yes', wage_order: 'yes' },
    posting_days: { wage_order: 1 },
    cutoff_time: '12:00',
    zone: PACIFIC,
    hold_days: 0,
    address_kind: 'lockbox',
    memo: '{normalized} {last_name}',
    file_style: 'iso',
  },
  {
    id: '0000009004',
    methods: {
      electronic: 'yes',
      bill_pay_check: 'yes',
      cashiers_check: 'yes',
      money_order: 'yes',
      epay: 'yes',
      wage_order: 'yes',
    },
    posting_days: { electronic: 0, bill_pay_check: 0, wage_order: 0 },
    cutoff_time: '17:00',
    zone: CENTRAL,
    hold_days: 0,
    address_kind: 'office',
    memo: '{normalized}',
    file_style: 'plain',
  },
  {
    id: '0000009005',
    methods: {
      electronic: 'yes',
      bill_pay_check: 'unknown',
      cashiers_check: 'yes',
      money_order: 'yes',
      moneygram: 'yes',
      wage_order: 'yes',
    },
    posting_days: { electronic: 1, bill_pay_check: 1, wage_order: 1 },
    cutoff_time: '16:00',
    zone: CENTRAL,
    hold_days: 14,
    address_kind: 'lockbox',
    memo: '{normalized}',
    file_style: 'dollars',
  },
  {
    id: '0000009006',
    methods: {
      bill_pay_check: 'yes',
      cashiers_check: 'yes',
      money_order: 'yes',
      personal_check: 'conditional',
      tfs: 'yes',
      wage_order: 'yes',
    },
    posting_days: { bill_pay_check: 3, wage_order: 2 },
    cutoff_time: '10:00',
    zone: CENTRAL,
    hold_days: 5,
    address_kind: 'lockbox',
    memo: '{normalized}',
    file_style: 'iso',
  },
  {
    id: '0000009007',
    methods: {
      electronic: 'yes',
      bill_pay_check: 'yes',
      cashiers_check: 'yes',
      money_order: 'yes',
      wage_order: 'yes',
    },
    posting_days: { electronic: 0, bill_pay_check: 0, wage_order: 0 },
    cutoff_time: '17:00',
    zone: EASTERN,
    hold_days: 0,
    address_kind: 'office',
    memo: '{normalized}',
    file_style: 'plain',
  },
  {
    id: '0000009008',
    methods: {
      electronic: 'yes',
      bill_pay_check: 'yes',
      cashiers_check: 'yes',
      money_order: 'yes',
      epay: 'yes',
      wage_order: 'yes',
    },
    posting_days: { electronic: 1, bill_pay_check: 2, wage_order: 1 },
    cutoff_time: '17:00',
    zone: EASTERN,
    hold_days: 8,
    address_kind: 'lockbox',
    memo: '{case_number}',
    file_style: 'dollars',
  },
  {
    id: '0000009009',
    methods: {
      electronic: 'yes',
      bill_pay_check: 'yes',
      cashiers_check: 'yes',
      money_order: 'yes',
      tfs: 'yes',
      wage_order: 'yes',
    },
    posting_days: { electronic: 2, bill_pay_check: 3, wage_order: 2 },
    cutoff_time: '11:00',
    zone: EASTERN,
    hold_days: 15,
    address_kind: 'lockbox',
    memo: '{normalized}',
    file_style: 'iso',
  },
  {
    id: '0000009010',
    methods: { cashiers_check: 'yes', money_order: 'yes', tfs: 'yes', wage_order: 'yes' },
    posting_days: { wage_order: 1 },
    cutoff_time: '14:00',
    zone: EASTERN,
    hold_days: 0,
    address_kind: 'lockbox',
    memo: '{normalized}',
    file_style: 'plain',
  },
  {
    id: '0000009011',
    methods: {
      electronic: 'yes',
      bill_pay_check: 'yes',
      cashiers_check: 'yes',
      money_order: 'yes',
      epay: 'yes',
      wage_order: 'yes',
    },
    posting_days: { electronic: 0, bill_pay_check: 0, wage_order: 0 },
    cutoff_time: '15:00',
    zone: CENTRAL,
    hold_days: 0,
    address_kind: 'office',
    memo: '{normalized}',
    file_style: 'dollars',
  },
  {
    id: '0000009012',
    methods: {
      electronic: 'yes',
      bill_pay_check: 'yes',
      cashiers_check: 'yes',
      money_order: 'yes',
      wage_order: 'yes',
    },
    posting_days: { electronic: 3, bill_pay_check: 3, wage_order: 3 },
    cutoff_time: '17:00',
    zone: EASTERN,
    hold_days: 8,
    address_kind: 'office',
    memo: '{normalized}',
    file_style: 'iso',
  },
]

export const findOffice = (id: string): Office | undefined => OFFICES.find((office) => office.id === id)
