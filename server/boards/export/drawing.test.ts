import { fork } from 'node:child_process'
import { once } from 'node:events'
import { describe, expect, it } from 'vitest'
import { NEW_BOARD } from '../../../contract/boards/board.ts'
import type { Item } from '../../../contract/boards/item.ts'
import { aChip } from '../../testing/boards.ts'
import { drawApart } from './drawing.ts'
import type { GatherPictures } from './drawing.ts'
import type { DrawingOrder } from './job.ts'
import { TooMuchToDraw } from './lay-out.ts'

const aBoard = (items: Item[] = [aChip()]) => ({ ...NEW_BOARD, name: 'Lobby', items })
const thumbnail: DrawingOrder = { format: 'webp', width: 64, board: aBoard() }
const sheetOf = (format: 'png' | 'svg' | 'pdf', items?: Item[]): DrawingOrder => {
  const sheet = { board: aBoard(items), paper: 'own', hasLegend: false, hasPrices: false, language: 'en' } as const
  return { format, dpi: 72, sheet }
}
const noPictures: GatherPictures = async () => undefined
const contentOf = async (order: DrawingOrder, gather = noPictures) =>
  Buffer.from((await drawApart(order, gather)).content)

describe('the process that draws', () => {
  it('draws one board after another', async () => {
    const first = await contentOf(thumbnail)
    const second = await contentOf(thumbnail)
    expect(first.toString('latin1', 8, 12)).toBe('WEBP')
    expect(second.equals(first)).toBe(true)
  })

  it('is ended where nobody waits any more', async () => {
    const gone = new AbortController()
    const { signal } = gone
    const drawn = drawApart(sheetOf('png'), noPictures, { signal })
    gone.abort(new Error('gone'))
    await expect(drawn).rejects.toThrow('gone')
    await expect(drawApart(sheetOf('svg'), noPictures, { signal })).rejects.toThrow('gone')
  })

  it('says what it cannot draw, and the next board is drawn', async () => {
    const broken = { ...aChip(), type: 'sticker' } as unknown as Item
    await expect(drawApart(sheetOf('pdf', [broken]), noPictures)).rejects.toThrow('was not drawn')
    const svg = await contentOf(sheetOf('svg'))
    expect(svg.toString()).toMatch(/^<svg /)
  })

  it.each(['svg', 'pdf', 'png'] as const)('is not begun for more texts than can be drawn (%s)', async (format) => {
    const { color: _color, name: _name, mask: _mask, shadow: _shadow, label: _label, ...plain } = aChip()
    const long = { ...plain, type: 'text', text: 'x'.repeat(2000), level: 'body', align: 'left', color: '#211f1b', size: 5 } as const // prettier-ignore
    const texts = Array.from({ length: 500 }, () => long)
    // A process would take too long.
    await expect(drawApart(sheetOf(format, texts), noPictures, { longestMs: 0 })).rejects.toThrow(
      /more than \d+ letters/,
    )
  })

  it('is ended where it takes too long', async () => {
    await expect(drawApart(sheetOf('pdf'), noPictures, { longestMs: 0 })).rejects.toThrow(TooMuchToDraw)
  })

  it('is gone at once when its server is, whatever a thread of its own still draws', async () => {
    const child = fork(new URL('./draw-process.ts', import.meta.url), {
      env: {},
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    const ended = once(child, 'exit')
    child.send({ type: 'wish', wish: sheetOf('png') })
    await once(child, 'message')
    child.send({ type: 'draw' })
    child.disconnect()
    expect(await ended).toEqual([null, 'SIGKILL'])
  })

  it('wants each picture once, and leaves out one that is none', async () => {
    const ground = { type: 'picture', value: 'a'.repeat(32) } as const
    const wish: DrawingOrder = { ...thumbnail, format: 'webp', width: 64, board: { ...aBoard(), background: ground } }
    const wanted: unknown[] = []
    const drawn = await contentOf(wish, async (pictures, give) => {
      wanted.push(...pictures)
      await give(ground.value, new Uint8Array([1, 2, 3]))
    })
    expect(wanted).toEqual([{ source: { type: 'own', key: ground.value }, widthPx: 64, seen: [{ ratio: 420 / 297 }] }])
    expect(drawn.toString('latin1', 8, 12)).toBe('WEBP')
    const pdf = await contentOf(sheetOf('pdf'), async (_pictures, give) => give('x', new Uint8Array([1, 2, 3])))
    expect(pdf.toString('latin1', 0, 5)).toBe('%PDF-')
  })
})
