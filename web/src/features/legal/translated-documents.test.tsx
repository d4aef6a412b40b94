/** The Spanish documents say what the English ones say: the same parts, figures, names, limits and duties. */
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { AGREEMENTS, type AgreementName } from '@yoursuccess/contract/application/application'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { hasWords, otherTerms } from '../../../../scripts/ci/spanish.ts'
import { sampleProgram } from '../../testing/samples.ts'
import {
  depositAccountInShort as cuentaInShort,
  depositAccount as cuenta,
} from './deposit-account/deposit-account.es.tsx'
import { depositAccount, depositAccountInShort } from './deposit-account/deposit-account.tsx'
import {
  electronicCommunications as comunicaciones,
  electronicCommunicationsInShort as comunicacionesInShort,
} from './electronic-communications.es.tsx'
import { electronicCommunications, electronicCommunicationsInShort } from './electronic-communications.tsx'
import type { LegalSection, Names } from './legal-section.ts'
import { privacyPolicy as politica, privacyPolicyInShort as politicaInShort } from './privacy-policy.es.tsx'
import { privacyPolicy, privacyPolicyInShort } from './privacy-policy.tsx'

interface LegalDocument {
  inShort: (names: Names) => ReactNode
  sections: (names: Names) => readonly LegalSection[]
}

const DOCUMENTS: Readonly<Record<AgreementName, { english: LegalDocument; spanish: LegalDocument }>> = {
  electronic_communications: {
    english: { inShort: electronicCommunicationsInShort, sections: electronicCommunications },
    spanish: { inShort: comunicacionesInShort, sections: comunicaciones },
  },
  deposit_account: {
    english: { inShort: depositAccountInShort, sections: depositAccount },
    spanish: { inShort: cuentaInShort, sections: cuenta },
  },
  privacy_policy: {
    english: { inShort: privacyPolicyInShort, sections: privacyPolicy },
    spanish: { inShort: politicaInShort, sections: politica },
  },
}

/** The values of the bank, each as a word that no text has. */
const NAMES: Names = {
  ...sampleProgram,
  product_name: '{product_name}',
  bank_name: '{bank_name}',
  support: { ...sampleProgram.support, phone: '{support_phone}', support_line: '{support_line}' },
  wind_down: { ...sampleProgram.wind_down, refund_within_days: 71, check_cashable_days: 72 },
}
const ANNOUNCED: Names = { ...NAMES, wind_down: { ...NAMES.wind_down, mode: 'notice' } }

interface Block {
  /** The section, the kind of block, and the addresses to which it links. */
  place: string
  text: string
}

const router = createRouter({
  routeTree: createRootRoute(),
  history: createMemoryHistory(),
  isServer: true,
})

/** Every title, paragraph, list item and cell of a document. */
const blocksOf = ({ inShort, sections }: LegalDocument, names: Names): Block[] =>
  [{ id: 'in-short', title: '', body: inShort(names) }, ...sections(names)].flatMap(({ id, title, body }) => {
    const markup = renderToStaticMarkup(
      <RouterContextProvider router={router}>
        <h2>{title}</h2>
        {body}
      </RouterContextProvider>,
    )
    const part = new DOMParser().parseFromString(markup, 'text/html')
    return [...part.querySelectorAll('h2, p, li, caption, th, td, small')].map((block) => ({
      place: [
        id,
        block.tagName,
        ...[...block.querySelectorAll('a')].map((link) => link.getAttribute('href')),
        ...[...block.querySelectorAll('strong')].map(({ tagName }) => tagName),
      ].join(' '),
      text: block.textContent.replaceAll(/\s+/g, ' ').trim(),
    }))
  })

const NUMBERS: Readonly<Record<string, string>> = {
  two: '2',
  dos: '2',
  three: '3',
  tres: '3',
  five: '5',
  cinco: '5',
  seven: '7',
  siete: '7',
  twelve: '12',
  doce: '12',
  fifty: '50',
  cincuenta: '50',
  half: '1/2',
  medio: '1/2',
}
const QUANTITY = new RegExp(
  `(\\$?\\d(?:[\\d,.]*\\d)?|\\b(?:${Object.keys(NUMBERS).join('|')})\\b)(?: (business days?|días? hábil(?:es)?|days?|días?|months?|mes(?:es)?)\\b)?`,
  'gi',
)

/** Amounts, numbers, and numbers of days and months, in one language: "$5.00", "10 business days", "20". */
const quantitiesOf = (text: string): string[] =>
  [...text.matchAll(QUANTITY)]
    .map(([, number = '', unit = '']) => `${NUMBERS[number.toLowerCase()] ?? number} ${unitOf(unit)}`.trim())
    .sort()

const unitOf = (unit: string): string => {
  if (/^business|hábil/.test(unit)) return 'business days'
  if (unit.startsWith('m')) return 'months'
  return unit && 'days'
}

const valuesOf = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).sort()

/** Words of limits and duties. A block has each as often in both languages. */
const LIMITS: readonly (readonly [english: RegExp, spanish: RegExp])[] = [
  [/\bat least\b/gi, /\bal menos\b/gi],
  [/\bno more than\b/gi, /\bmás de \$/gi],
  [/\bup to\b/gi, /\bhasta (?!entonces)/gi],
  [/\bwithin\b/gi, /\ben un plazo de\b/gi],
  [/\bat the latest\b/gi, /\ba más tardar\b/gi],
  [/\bbefore\b/gi, /\bantes\b/gi],
  [/\bmust\b/gi, /\bdeb(e|en|emos)\b/gi],
  [/\bnever\b/gi, /\bnunca\b/gi],
  [/\bat any time\b/gi, /\ben cualquier momento\b/gi],
  [/\bat once\b/gi, /\bde inmediato\b/gi],
  [/\bwithout a fee\b/gi, /\bsin cargo\b/gi],
]
const count = (text: string, words: RegExp): number => text.match(words)?.length ?? 0

const otherLimits = (english: string, spanish: string): string[] =>
  LIMITS.filter(([words, translation]) => count(english, words) !== count(spanish, translation)).map(
    ([words]) => words.source,
  )

const isNegated = (text: string, language: 'en' | 'es'): boolean =>
  (language === 'en'
    ? /\b(no|not|never|nobody|without|cannot|nothing)\b/i
    : /\b(no|nunca|nadie|ningun[ao]?|ningún|nada|ni|sin)\b/i
  ).test(text)

const CASES = AGREEMENTS.flatMap(({ name, title }) =>
  [NAMES, ANNOUNCED].map((names) => ({ title, mode: names.wind_down.mode, names, ...DOCUMENTS[name] })),
)

// LANGUAGE-09
describe.each(CASES)(
  'the Spanish $title, with the end of the program $mode',
  ({ names, english, spanish }) => {
    const blocks = blocksOf(english, names)
    const translated = blocksOf(spanish, names)
    const pairs = blocks.map(({ place, text }, at) => ({ place, text, other: translated[at]?.text ?? '' }))

    test('has the sections, paragraphs, lists, tables and links of the English one', () => {
      expect(blocks.length).toBeGreaterThan(20)
      expect(translated.map(({ place }) => place)).toEqual(blocks.map(({ place }) => place))
    })

    test('says everything in Spanish', () => {
      const same = pairs.filter(({ text, other }) => other === text && hasWords(text))
      expect(same).toEqual([])
    })

    test('has the amounts, numbers, days and months of each paragraph', () => {
      expect(pairs.map(({ place, other }) => [place, quantitiesOf(other)])).toEqual(
        pairs.map(({ place, text }) => [place, quantitiesOf(text)]),
      )
    })

    test('has the names and phones of each paragraph', () => {
      expect(pairs.map(({ place, other }) => [place, valuesOf(other)])).toEqual(
        pairs.map(({ place, text }) => [place, valuesOf(text)]),
      )
    })

    test('has the limits, duties and negations of each paragraph', () => {
      const others = pairs.filter(
        ({ text, other }) =>
          otherLimits(text, other).length > 0 || isNegated(text, 'en') !== isNegated(other, 'es'),
      )
      expect(others).toEqual([])
    })

    // LANGUAGE-08
    test('has the terms of the glossary', () => {
      const others = pairs.flatMap(({ text, other }) =>
        otherTerms(text, other).map((term) => `${term} in "${other}"`),
      )
      expect(others).toEqual([])
    })
  },
)

describe('the checks', () => {
  test('read amounts, numbers and days in both languages', () => {
    const quantities = ['$1,234.56', '10 business days', '14 days', '2 days', '20', '7', '12 months'].sort()
    expect(
      quantitiesOf('$1,234.56 within 10 business days or 14 days, two days, 20, seven years, twelve months.'),
    ).toEqual(quantities)
    expect(
      quantitiesOf('$1,234.56 en 10 días hábiles o 14 días, dos días, 20, siete años, doce meses.'),
    ).toEqual(quantities)
    expect(quantitiesOf('10 días')).not.toEqual(quantitiesOf('10 business days'))
  })

  test('find a limit or a duty that is missing', () => {
    expect(otherLimits('You must pay at least $5.00', 'Usted debe pagar al menos $5.00')).toEqual([])
    expect(otherLimits('You must pay up to $5.00', 'Usted puede pagar $5.00')).toHaveLength(2)
    expect(isNegated('We do not lend.', 'en')).toBe(isNegated('No prestamos dinero.', 'es'))
    expect(isNegated('We do not lend.', 'en')).not.toBe(isNegated('Prestamos dinero.', 'es'))
  })
})
