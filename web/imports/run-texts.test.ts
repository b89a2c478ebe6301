import { createInstance } from 'i18next'
import { expect, test } from 'vitest'
import { operatorEn } from '../locales/operator-texts.ts'
import { durationText } from './run-texts.ts'

const texts = createInstance()
void texts.init({ lng: 'en', resources: { en: { translation: { operator: operatorEn } } }, initAsync: false })

test.each([
  [0, '1 s'],
  [1499, '1 s'],
  [59_400, '59 s'],
  [59_600, '1 min 0 s'],
  [3_599_400, '59 min 59 s'],
  [3_600_000, '1 h 0 min'],
  [90_061_000, '25 h 1 min'],
])('%s ms read %s', (milliseconds, text) => {
  expect(durationText(milliseconds, texts.t)).toBe(text)
})
