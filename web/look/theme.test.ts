import { describe, expect, test } from 'vitest'
import { accents } from '../shell/preferences/preferences.ts'
import { contrast, themes, tokensUnder } from './contrast.ts'
import themeCss from './theme.css?raw'

/** WCAG 2.2, 1.4.3: text of any size. */
const AA = 4.5

describe.each(Object.entries(themes))('in the %s theme', (_, selector) => {
  const tokens = tokensUnder(selector)

  test.each([...accents])('%s can be read on paper, cards and its own wash, and what stands on it too', (accent) => {
    for (const ground of ['paper', 'surface', `${accent}-wash`, 'on-accent']) {
      expect(contrast(tokens[accent], tokens[ground]), `${accent} and ${ground}`).toBeGreaterThanOrEqual(AA)
    }
  })

  test.each([...accents])('words in ink can be read on the wash of %s', (accent) => {
    expect(contrast(tokens['ink'], tokens[`${accent}-wash`])).toBeGreaterThanOrEqual(AA)
  })
})

test('every accent but the first has its rule', () => {
  const ruled = [...themeCss.matchAll(/data-accent='(\w+)'/g)].map(([, accent]) => accent)
  expect(ruled).toEqual(accents.slice(1))
})
