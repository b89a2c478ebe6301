import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { choose, readChoice } from './choice.ts'
import { comparePage } from './compare-page.ts'
import { compare } from './difference.ts'

const named = (...names: string[]) => names.map((name) => ({ name }))
const screens = named('home', 'operator', 'operator-feed', 'operator-work')

/** A grey picture with one pixel of another grey. */
async function aPicture({ width = 20, height = 10, dot = 100 } = {}): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height * 3, 100).fill(dot, (3 * width + 5) * 3, (3 * width + 6) * 3)
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer()
}

describe('what `npm run shots` is asked for', () => {
  it('is every screen in every look without a name', () => {
    const choice = readChoice([], screens)
    expect(choice).toMatchObject({ before: undefined, screens })
    expect(choice.looks.map(({ name }) => name)).toContain('1366-dark-zh-CN')
    expect(choice.looks).toHaveLength(12)
  })

  it('is several screens by name or by how they begin, in their own order', () => {
    const choice = readChoice(['operator-*', '--before', 'old', 'home', '--looks', '390-light-*,1366-dark-en'], screens)
    expect(choice.before).toBe('old')
    expect(choice.screens).toEqual(named('home', 'operator-feed', 'operator-work'))
    expect(choice.looks.map(({ name }) => name)).toEqual(['1366-dark-en', '390-light-en', '390-light-zh-CN'])
  })

  it('names the screens there are where one is unknown', () => {
    expect(() => choose(screens, ['home', 'shop-*'])).toThrow(
      'There is no shop-*; there are home, operator, operator-feed, operator-work.',
    )
  })
})

describe('two pictures', () => {
  it('are equal where every pixel is', async () => {
    expect(await compare(await aPicture(), await aPicture())).toBeNull()
  })

  it('differ by the smallest step of one pixel, which is marked', async () => {
    const difference = await compare(await aPicture(), await aPicture({ dot: 101 }))
    expect(difference).toMatchObject({ share: 1 / 200, step: 1, box: { left: 5, top: 3, width: 1, height: 1 } })
    const { data, info } = await sharp(difference?.picture ?? undefined)
      .raw()
      .toBuffer({ resolveWithObject: true })
    const at = (3 * info.width + 5) * info.channels
    expect([...data.subarray(at, at + 3)]).toEqual([255, 0, 0])
  })

  it('differ where their sizes do', async () => {
    expect(await compare(await aPicture(), await aPicture({ height: 11 }))).toMatchObject({ share: 1, box: null })
  })
})

it('shows the largest difference first', () => {
  const differing = (share: number) => ({ share, step: 9, box: null, picture: null })
  const page = comparePage(
    [
      { name: 'little', difference: differing(0.1) },
      { name: 'much', difference: differing(0.5) },
      { name: 'nothing', difference: null },
    ],
    [{ name: 'gone', reason: 'Waited for <main>' }],
  )
  expect(page).toContain('<h1>2 different, 1 equal, 1 not taken</h1>')
  expect([...page.matchAll(/<h2>(\w+)/g)].map(([, name]) => name)).toEqual(['Not', 'much', 'little', 'Equal'])
  expect(page).toContain('Waited for &lt;main>')
})
