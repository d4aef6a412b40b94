import { expect, test } from 'vitest'
import { liftStyles } from './lift-styles.ts'

test('a style becomes a rule, the same style the same rule', () => {
  const { markup, rules } = liftStyles(
    '<p style="width:1px">a</p><b style="height:2px"></b><i style="width:1px"></i>',
  )
  expect(markup).toBe('<p data-drawn="0">a</p><b data-drawn="1"></b><i data-drawn="0"></i>')
  expect(rules).toBe('#drawn [data-drawn="0"]{width:1px}#drawn [data-drawn="1"]{height:2px}')
})

test('a quote in a style is one again in its rule', () => {
  expect(liftStyles('<p style="font-family:&quot;A &amp; B&quot;"></p>').rules).toContain(
    '{font-family:"A & B"}',
  )
})

test('words about styles stay words', () => {
  expect(liftStyles('<p>say style=&quot;x&quot;</p>')).toEqual({
    markup: '<p>say style=&quot;x&quot;</p>',
    rules: '',
  })
})
