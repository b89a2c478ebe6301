import { afterEach, expect, test } from 'vitest'
import { choices, choosePreference, followOtherTab, preferenceOf, resetPreferences } from './preferences.ts'
import { subscribeToPreferences } from './preferences.ts'

// Node has no storage, like a browser that forbids it.
afterEach(() => resetPreferences())

test('everything is as drawn until something is chosen', () => {
  expect(preferenceOf('language')).toBe('en')
  expect(preferenceOf('size')).toBe('default')
  expect(preferenceOf('accent')).toBe('clay')
  for (const name of ['grey', 'breadcrumb', 'footer'] as const) expect(preferenceOf(name)).toBe('off')
})

test('a choice holds for this page even where nothing can be stored, and is told', () => {
  let told = 0
  const unsubscribe = subscribeToPreferences(() => (told += 1))
  choosePreference('accent', 'ochre')
  choosePreference('grey', 'on')
  unsubscribe()
  expect(preferenceOf('accent')).toBe('ochre')
  expect(preferenceOf('grey')).toBe('on')
  expect(told).toBe(2)
})

test('a reset takes every choice back', () => {
  choosePreference('language', 'zh-CN')
  choosePreference('size', 'large')
  resetPreferences()
  expect(preferenceOf('language')).toBe('en')
  expect(preferenceOf('size')).toBe('default')
})

test('a currency is any code, and the yuan until another is chosen', () => {
  expect(preferenceOf('currency')).toBe('CNY')
  choosePreference('currency', 'EUR')
  expect(preferenceOf('currency')).toBe('EUR')
  choosePreference('currency', 'gold')
  expect(preferenceOf('currency')).toBe('CNY')
})

test('another tab changes only the preference that it chose', () => {
  choosePreference('accent', 'blue')
  choosePreference('footer', 'on')
  followOtherTab('quarry-accent')
  followOtherTab('someone-else')
  expect(preferenceOf('accent')).toBe(choices.accent[0])
  expect(preferenceOf('footer')).toBe('on')
  followOtherTab(null)
  expect(preferenceOf('footer')).toBe('off')
})
