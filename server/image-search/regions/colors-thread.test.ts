import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { measurePalette } from '../../platform/pictures/palette.ts'
import type { PaletteSample } from '../../platform/pictures/palette-plane.ts'
import { createColorsThread } from './colors-thread.ts'
import type { ColorsThread } from './colors-thread.ts'

const sample: PaletteSample = { rgba: Uint8Array.of(192, 128, 64, 255, 32, 64, 96, 255), width: 2, height: 1 }

const log = { warn: vi.fn<() => void>() }
let colors: ColorsThread
beforeEach(() => {
  log.warn.mockClear()
  colors = createColorsThread(log)
})
afterEach(() => colors.close())

describe('the thread that measures colours', () => {
  it('finds the same as this thread', async () => {
    expect(await colors.palette(sample)).toEqual(measurePalette(sample))
  })

  it('fails open requests if it ends by itself, logs it, and starts again for the next', async () => {
    const broken = colors.palette({ ...sample, rgba: undefined as unknown as Uint8Array })
    const waiting = colors.palette(sample)
    await expect(broken).rejects.toThrow('the thread that measures colours ended')
    await expect(waiting).rejects.toThrow('the thread that measures colours ended')
    expect(log.warn).toHaveBeenCalledOnce()
    expect(await colors.palette(sample)).toEqual(measurePalette(sample))
  })
})
