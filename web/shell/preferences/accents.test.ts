import { describe, expect, test } from 'vitest'
import accentsCss from './accents.css?raw'
import { accents } from './preferences.ts'
import tokensCss from '../tokens.css?raw'

/** WCAG 2.2, 1.4.3: text of any size. */
const AA = 4.5

const DARK = ":root[data-mantine-color-scheme='dark'] {"
const themes = { light: ':root {', dark: DARK } as const

describe.each(Object.entries(themes))('in the %s theme', (_, selector) => {
  const tokens = { ...colorsUnder(tokensCss, selector), ...colorsUnder(accentsCss, selector) }

  test.each([...accents])('%s can be read on paper, cards and its own wash, and what stands on it too', (accent) => {
    for (const ground of ['paper', 'surface', `${accent}-wash`, 'on-accent']) {
      expect(contrast(tokens, accent, ground), `${accent} and ${ground}`).toBeGreaterThanOrEqual(AA)
    }
  })

  test.each([...accents])('words in ink can be read on the wash of %s', (accent) => {
    expect(contrast(tokens, 'ink', `${accent}-wash`)).toBeGreaterThanOrEqual(AA)
  })
})

test('every accent but the first has its rule', () => {
  const ruled = [...accentsCss.matchAll(/data-accent='(\w+)'/g)].map(([, accent]) => accent)
  expect(ruled).toEqual(accents.slice(1))
})

/** The colours that the first rule of this selector names. */
function colorsUnder(css: string, selector: string): Record<string, string> {
  const rule = css.slice(css.indexOf(selector)).split('}')[0] ?? ''
  return Object.fromEntries(
    [...rule.matchAll(/--([\w-]+): (#[0-9a-f]{3,6});/g)].map(([, name, color]) => [name, color]),
  )
}

/** WCAG 2.2: contrast ratio. */
function contrast(tokens: Record<string, string>, first: string, second: string): number {
  const [darker = 0, lighter = 0] = [first, second].map((name) => luminance(tokens[name] ?? '')).sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

/** WCAG 2.2: relative luminance of sRGB. */
function luminance(color: string): number {
  const digits = color.slice(1).length === 3 ? color.slice(1).replaceAll(/./g, '$&$&') : color.slice(1)
  if (digits.length !== 6) throw new Error(`no colour: ${color}`)
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((place) => {
    const value = Number.parseInt(digits.slice(place, place + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
