import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { whileAsked } from './asked-thread.ts'

const KEPT_MS = 1000

const close = vi.fn<() => Promise<void>>(async () => undefined)
const start = vi.fn(async () => ({
  run: async ({ width }: { width: number }) => Float32Array.of(width),
  close,
}))
let thread = whileAsked(start, KEPT_MS)
const ask = async (width: number) => thread.run({ pixels: new Uint8Array(1), width, height: 1 })

beforeEach(() => {
  vi.useFakeTimers()
  vi.clearAllMocks()
  thread = whileAsked(start, KEPT_MS)
})
afterEach(() => vi.useRealTimers())

describe('a thread that runs while there are requests', () => {
  it('starts at the first request, for all simultaneous ones', async () => {
    expect(start).not.toHaveBeenCalled()
    expect(await Promise.all([ask(1), ask(2)])).toEqual([Float32Array.of(1), Float32Array.of(2)])
    expect(start).toHaveBeenCalledOnce()
  })

  it('is running already if a request was announced', async () => {
    await thread.open()
    expect(start).toHaveBeenCalledOnce()
    expect(await ask(1)).toEqual(Float32Array.of(1))
    expect(start).toHaveBeenCalledOnce()
  })

  it('ends after a while without requests, and starts again for the next', async () => {
    await ask(1)
    await vi.advanceTimersByTimeAsync(KEPT_MS - 1)
    await ask(2)
    await vi.advanceTimersByTimeAsync(KEPT_MS - 1)
    expect(close).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(close).toHaveBeenCalledOnce()
    expect(await ask(3)).toEqual(Float32Array.of(3))
    expect(start).toHaveBeenCalledTimes(2)
  })

  it('says why it does not start, and tries again at the next request', async () => {
    start.mockRejectedValueOnce(new Error('does not open'))
    await expect(thread.open()).rejects.toThrow('does not open')
    expect(await ask(1)).toEqual(Float32Array.of(1))
  })

  it('stays closed, and ends only after its open requests', async () => {
    const answer = Promise.withResolvers<Float32Array<ArrayBuffer>>()
    start.mockResolvedValueOnce({ run: async () => answer.promise, close })
    const asked = ask(1)
    await vi.advanceTimersByTimeAsync(KEPT_MS * 2)
    expect(close).not.toHaveBeenCalled()
    answer.resolve(Float32Array.of(7))
    expect(await asked).toEqual(Float32Array.of(7))
    await thread.close()
    await expect(ask(1)).rejects.toThrow('the image encoder is closed')
    await vi.advanceTimersByTimeAsync(KEPT_MS)
    expect(close).toHaveBeenCalledOnce()
  })
})
