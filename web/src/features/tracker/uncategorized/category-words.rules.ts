/** What the name of a merchant says about a purchase. It only orders suggestions, so a wrong guess sets nothing. */
import type { SelectableExpenseCategory } from '@yoursuccess/contract/tracker/tracker-categories'

/**
 * Whole words in names of merchants, in the order in which their categories are suggested: what "auto finance" says comes
 * before what "auto" says.
 */
const WORDS: readonly (readonly [SelectableExpenseCategory, RegExp])[] = [
  ['car_payment', /\b(auto (finance|loan|credit)|motor (finance|credit)|car (finance|loan))\b/],
  ['insurance', /\b(insurance|assurance|mutual)\b/],
  ['childcare_and_childrens_education', /\b(daycare|child ?care|preschool|school|academy|tuition|toys?)\b/],
  ['medical_and_dental_expenses', /\b(pharmacy|drugs?|clinic|dental|dentist|hospital|medical|optical)\b/],
  ['utilities', /\b(power|light|electric|energy|water|gas co|internet|wireless|mobile|telecom|waste)\b/],
  ['housing', /\b(apartments?|rent|rentals?|mortgage|properties|property|storage|hardware)\b/],
  ['transportation', /\b(fuel|gas|gasoline|petrol|parking|transit|metro|taxi|toll|tires?|auto|car wash)\b/],
  ['clothing_laundry_and_dry_cleaning', /\b(thrift|clothing|apparel|fashion|shoes?|laundry|cleaners?)\b/],
  ['personal_care_products_and_services', /\b(salon|barber|beauty|cosmetics|spa|nails?|hair)\b/],
  ['entertainment', /\b(tv|stream\w*|cinema|movies?|theaters?|music|games?|books?|tickets?|bowling)\b/],
  ['charity', /\b(church|charity|donations?|foundation|ministries)\b/],
  ['taxes', /\b(tax(es)?|irs|treasury)\b/],
  [
    'food_and_housekeeping_supplies',
    /\b(market|grocer\w*|foods?|supermarket|bakery|cafe|coffee|restaurant|diner|pizza|deli|kitchen)\b/,
  ],
]

/** The categories that the words of a description stand for. Empty if it has no known word. */
export const categoriesByWords = (description: string): SelectableExpenseCategory[] => {
  // "Café" is known as "cafe".
  const words = description.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return WORDS.filter(([, known]) => known.test(words)).map(([category]) => category)
}
