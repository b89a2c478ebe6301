import { describe, expect, it } from 'vitest'
import { NEW_BOARD } from '../../../contract/boards/board.ts'
import { paperPage } from '../../../contract/boards/layout/sheet.ts'
import { aChip } from '../../testing/boards.ts'
import { drawApart } from './drawing.ts'
import type { Job } from './job.ts'

const pages = [paperPage({ ...NEW_BOARD, items: [aChip()] }, 'en')]
const aJob = (output: Job['output']): Job => ({ pages, title: 'Lobby', language: 'en', output })

describe('the process that draws', () => {
  it('draws one board after another', async () => {
    const first = await drawApart(aJob({ format: 'webp', width: 64 }), new Map())
    const second = await drawApart(aJob({ format: 'webp', width: 64 }), new Map())
    expect(Buffer.from(first).subarray(8, 12).toString()).toBe('WEBP')
    expect(Buffer.from(second).equals(Buffer.from(first))).toBe(true)
  })

  it('is ended where nobody waits any more', async () => {
    const gone = new AbortController()
    const drawn = drawApart(aJob({ format: 'png', dpi: 300 }), new Map(), gone.signal)
    gone.abort(new Error('gone'))
    await expect(drawn).rejects.toThrow('gone')
    await expect(drawApart(aJob({ format: 'svg' }), new Map(), gone.signal)).rejects.toThrow('gone')
  })

  it('says what it cannot draw, and the next board is drawn', async () => {
    const nothing = { ...aJob({ format: 'png', dpi: 72 }), pages: [] }
    await expect(drawApart(nothing, new Map())).rejects.toThrow('was not drawn')
    const svg = await drawApart(aJob({ format: 'svg' }), new Map())
    expect(Buffer.from(svg).toString()).toMatch(/^<svg /)
  })

  it('leaves out a picture that is none', async () => {
    const picture = new Map([['x', new Uint8Array([1, 2, 3])]])
    const pdf = await drawApart(aJob({ format: 'pdf' }), picture)
    expect(Buffer.from(pdf).subarray(0, 5).toString()).toBe('%PDF-')
  })
})
