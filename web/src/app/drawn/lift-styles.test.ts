import { expect, test } from 'vitest'
import { liftStyles } from './lift-styles.ts'

test('moves each style into a rule, and equal styles into one rule', () => {
  const { markup, rules } = liftStyles(
    '<p style="width:1px">a</p><b style="height:2px"></b><i style="width:1px"></i>',
  )
  expect(markup).toBe('<p data-drawn="0">a</p><b data-drawn="1"></b><i data-drawn="0"></i>')
  expect(rules).toBe('#drawn [data-drawn="0"]{width:1px}#drawn [data-drawn="1"]{height:2px}')
})

test('unescapes a quote of a style in its rule', () => {
  expect(liftStyles('<p style="font-family:&quot;A &amp; B&quot;"></p>').rules).toContain(
    '{font-family:"A & B"}',
  )
})

test('leaves text that looks like a style alone', () => {
  expect(liftStyles('<p>say style=&quot;x&quot;</p>')).toEqual({
    markup: '<p>say style=&quot;x&quot;</p>',
    rules: '',
  })
})
