import { afterEach, expect, test, vi } from 'vitest'

/** The module as a new page loads it. */
async function atStart(stored: string | null) {
  const kept = new Map(stored === null ? [] : [['quarry-last-seen', stored]])
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
  vi.resetModules()
  return { ...(await import('./last-seen.ts')), kept: () => kept.get('quarry-last-seen') }
}

afterEach(() => vi.unstubAllGlobals())

test('the last viewed SKU comes first, each once, and no more than a panel shows', async () => {
  const { noteSeen, kept } = await atStart(null)
  for (const id of ['1', '2', '1']) noteSeen(id)
  expect(kept()).toBe('["1","2"]')
  for (let id = 1; id <= 40; id += 1) noteSeen(`${id}`)
  expect(JSON.parse(kept() ?? '')).toEqual(Array.from({ length: 24 }, (_, nth) => `${40 - nth}`))
})

test('is dropped as a whole, and a damaged list counts as empty', async () => {
  const { forgetSeen, kept } = await atStart('["1"]')
  forgetSeen()
  expect(kept()).toBeUndefined()
  for (const damaged of ['{', '7', '[null, "<b>", "3"]']) {
    // oxlint-disable-next-line no-await-in-loop -- one start after the other
    const again = await atStart(damaged)
    again.noteSeen('9')
    expect(JSON.parse(again.kept() ?? '')).toEqual(damaged.includes('3') ? ['9', '3'] : ['9'])
  }
})
