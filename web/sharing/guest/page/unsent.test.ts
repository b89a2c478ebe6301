import { expect, test } from 'vitest'
import { createUnsent, unsentPlace } from './unsent.ts'

const isText = (value: unknown): value is string => typeof value === 'string'
const KEY = 'unsent'

/** A browser's storage, and tabs that share it. */
function aBrowser(kept = new Map<string, string>()) {
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  return { kept, storage, openTab: () => createUnsent(KEY, isText, () => storage) }
}

test('what was not sent is there when the link is opened again, in this tab or another', () => {
  const { openTab } = aBrowser()
  openTab().change('a', () => 'Half a thought')
  expect(openTab().get()).toEqual({ a: 'Half a thought' })
})

test('two tabs see what is said in the other, and the last word counts', () => {
  const { openTab } = aBrowser()
  const [one, other] = [openTab(), openTab()]
  one.change('a', () => 'first')
  // It has not been told yet, as in a tab that slept.
  other.change('a', (before) => `${before}, second`)
  one.readAgain()
  expect(one.get()['a']).toBe('first, second')
  one.change('a', () => null)
  other.readAgain()
  expect(other.get()['a']).toBeNull()
})

test('storage that is cleared, full or forbidden leaves it in memory', () => {
  const { kept, storage, openTab } = aBrowser()
  const tab = openTab()
  tab.change('a', () => 'first')
  kept.clear()
  tab.readAgain()
  expect(tab.get()['a']).toBe('first')
  storage.setItem = () => {
    throw new Error('full')
  }
  tab.change('a', () => 'second')
  expect(tab.get()['a']).toBe('second')
  const forbidden = createUnsent(KEY, isText, () => {
    throw new Error('forbidden')
  })
  forbidden.change('a', () => 'third')
  expect(forbidden.get()['a']).toBe('third')
})

test('of a link that has ended the device keeps nothing, and the page what it shows', () => {
  const { openTab } = aBrowser()
  const [tab, ended, other] = [openTab(), unsentPlace('ended', '1'), unsentPlace('other', '1')]
  for (const place of [ended, other]) tab.change(place, () => place)
  tab.forget('ended')
  tab.readAgain()
  expect(tab.get()[ended]).toBe(ended)
  expect(openTab().get()).toEqual({ [other]: other })
})

test('the latest are stored, and only as much as is reasonable', () => {
  const { kept, openTab } = aBrowser()
  const tab = openTab()
  for (let at = 0; at < 120; at += 1) tab.change(`place ${at}`, () => 'x'.repeat(at))
  expect(Object.keys(openTab().get())).toHaveLength(100)
  for (let at = 0; at < 3; at += 1) tab.change(`long ${at}`, () => 'x'.repeat(400_000))
  expect(kept.get(KEY)?.length).toBeLessThan(1_000_000)
  expect(openTab().get()).toHaveProperty('long 2')
})

test('what another release or hand left there is passed over', () => {
  const { kept, openTab } = aBrowser()
  for (const text of ['{', 'null', '[1]', '{"a":1}']) {
    kept.set(KEY, text)
    expect(openTab().get()).toEqual({})
  }
})

test('a place tells links apart without their tokens', () => {
  const place = unsentPlace('a-token', 'all')
  expect(place).not.toContain('a-token')
  expect(place).not.toBe(unsentPlace('another', 'all'))
})
