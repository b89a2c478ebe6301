import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startEncoderThread } from './encoder-thread.ts'
import { keepThread } from './kept-thread.ts'

/** Answers with the width of a picture; one of no width ends it, as a fault of the runtime would. */
const SOURCE = `
  import { parentPort } from 'node:worker_threads'
  parentPort.on('message', ({ id, picture: { width } }) => {
    if (width === 0) throw new Error('out of memory')
    parentPort.postMessage({ id, embedding: Float32Array.of(width) })
  })
  parentPort.postMessage({})`
const SCRIPT = new URL(`data:text/javascript,${encodeURIComponent(SOURCE)}`)

const log = { warn: vi.fn<() => void>() }
let kept: Awaited<ReturnType<typeof open>>

const open = async () =>
  keepThread(async () => startEncoderThread(SCRIPT, undefined, (reason) => new Error(reason)), log)
const ask = async (width: number) => kept.run({ pixels: new Uint8Array(1), width, height: 1 })

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  log.warn.mockClear()
  kept = await open()
})
afterEach(async () => {
  await kept.close()
  vi.useRealTimers()
})

describe('an encoder whose thread ends by itself', () => {
  it('fails open requests with the reason, logs it, and starts again for the next request', async () => {
    const waiting = await Promise.allSettled([ask(0), ask(1)])
    const reason = expect.objectContaining({ message: "the image encoder's thread ended: out of memory" }) as Error
    expect(waiting).toEqual([
      { status: 'rejected', reason },
      { status: 'rejected', reason },
    ])
    expect(await Promise.all([ask(2), ask(3)])).toEqual([Float32Array.of(2), Float32Array.of(3)])
    expect(log.warn).toHaveBeenCalledExactlyOnceWith({ err: reason }, expect.stringContaining('started anew'))
  })

  it('is restarted only once in a while', async () => {
    await expect(ask(0)).rejects.toThrow('out of memory')
    await expect(ask(0)).rejects.toThrow('out of memory')
    await expect(ask(1)).rejects.toThrow('out of memory')
    vi.advanceTimersByTime(10_000)
    expect(await ask(1)).toEqual(Float32Array.of(1))
    expect(log.warn).toHaveBeenCalledTimes(2)
  })

  it('stays closed', async () => {
    await kept.close()
    await expect(ask(1)).rejects.toThrow('the image encoder is closed')
    expect(log.warn).not.toHaveBeenCalled()
  })
})
