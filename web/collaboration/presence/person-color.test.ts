import { describe, expect, test } from 'vitest'
import { contrast, themes, tokensUnder } from '../../look/contrast.ts'
import { PERSON_COLORS, personColor } from './person-color.ts'

/** WCAG 2.2, 1.4.3: text of any size. */
const TEXT = 4.5
/** WCAG 2.2, 1.4.11: graphical objects. */
const MARK = 3

test.each([...PERSON_COLORS])('a name in white can be read on %s', (color) => {
  expect(contrast('#fff', color)).toBeGreaterThanOrEqual(TEXT)
})

describe.each(Object.entries(themes))('in the %s theme', (_, selector) => {
  const tokens = tokensUnder(selector)

  test.each([...PERSON_COLORS])('a frame in %s is seen on paper and on cards', (color) => {
    const unseen = ['paper', 'surface'].filter((ground) => contrast(color, tokens[ground]) < MARK)
    expect(unseen).toEqual([])
  })
})

test('somebody has one colour, and those who came after each other have others', () => {
  const ids = PERSON_COLORS.map((_, place) => String(90_071_992_547_409_910_000n + BigInt(place)))
  expect(new Set(ids.map(personColor)).size).toBe(PERSON_COLORS.length)
  expect(ids.map(personColor)).toEqual(ids.map(personColor))
})
