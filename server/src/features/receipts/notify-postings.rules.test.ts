import { day } from '@yoursuccess/contract/core/calendar-date'
import { describe, expect, test } from 'vitest'
import { newsOf, nextPostingLookOn, type Posting } from './notify-postings.rules.ts'

/** Should have been posted by a Friday. */
const posting = (change: Partial<Posting> = {}): Posting => ({
  state: 'should_have_been_posted',
  overdueFrom: day('2027-04-19'),
  postedOn: null,
  isInOpening: false,
  ...change,
})
const posted = (on: string, state: Posting['state'] = 'posted') => posting({ state, postedOn: day(on) })

describe('what is told', () => {
  // REC-05, REC-11
  test.each([
    ['2027-04-19', 'should_have_been_posted'],
    ['2027-05-19', 'should_have_been_posted'],
    ['2027-05-20', undefined],
  ])('on %s of a payment that should have been posted by Friday, April 16', (today, news) => {
    expect(newsOf(posting(), day(today))).toBe(news)
  })

  // REC-05, REC-11
  test.each([
    [posted('2027-04-14'), 'posted'],
    [posted('2027-04-14', 'other_amount'), 'other_amount'],
    [posted('2027-03-20'), 'posted'],
    [posted('2027-03-19'), undefined],
    [posting({ isInOpening: true }), undefined],
    [posting({ state: 'not_posted_yet' }), undefined],
    [posting({ state: 'on_its_way' }), undefined],
    [posting({ state: 'came_back' }), undefined],
  ])('on April 19 of %j', (each, news) => {
    expect(newsOf(each, day('2027-04-19'))).toBe(news)
  })
})

describe('the next look', () => {
  const waiting = posting({ state: 'not_posted_yet' })

  // REC-11, REC-12
  test.each([
    ['after four banking days while nothing is on its way', '2027-04-12', [], '2027-04-16'],
    ['on the day on which a payment is overdue', '2027-04-14', [waiting], '2027-04-19'],
    ['on that day also from a weekend on', '2027-04-17', [waiting], '2027-04-19'],
    ['not for what was posted', '2027-04-15', [posted('2027-04-15')], '2027-04-21'],
    ['not for what is overdue already', '2027-04-20', [posting()], '2027-04-26'],
  ])('is %s', (_what, today, postings, next) => {
    expect(nextPostingLookOn(postings, { today: day(today), isTold: true })).toBe(next)
  })

  // REC-11
  test.each([
    ['the next banking day for what is missing and not told', '2027-04-23', [posting()], '2027-04-26'],
    ['not for what was missing a month ago', '2027-05-20', [posting()], '2027-05-26'],
    ['not for what the earlier total has', '2027-04-23', [posting({ isInOpening: true })], '2027-04-29'],
  ])('after a change is %s', (_what, today, postings, next) => {
    expect(nextPostingLookOn(postings, { today: day(today), isTold: false })).toBe(next)
  })
})
