import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { hearAskedToStop, onAskedToStop } from './stop-signals.ts'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
const former = new Map(SIGNALS.map((signal) => [signal, process.listeners(signal)]))

let asked = 0
beforeEach(() => {
  asked = 0
  vi.useFakeTimers({ toFake: ['performance'] })
})
afterEach(() => {
  vi.useRealTimers()
  for (const signal of SIGNALS)
    for (const listener of process.listeners(signal))
      if (!former.get(signal)?.includes(listener)) process.off(signal, listener)
})

describe('a process that is asked to stop', () => {
  beforeEach(() => onAskedToStop(() => (asked += 1)))

  it.each(SIGNALS)('hears %s', (signal) => {
    process.emit(signal)
    expect(asked).toBe(1)
  })

  it('counts signals at the same moment as one request', () => {
    for (const signal of [...SIGNALS, ...SIGNALS]) process.emit(signal)
    expect(asked).toBe(1)
    vi.advanceTimersByTime(500)
    process.emit('SIGINT')
    expect(asked).toBe(2)
  })
})

describe('a process that is asked to stop too early', () => {
  it('stops as soon as there is something to stop', () => {
    const follow = hearAskedToStop()
    process.emit('SIGTERM')
    follow(() => (asked += 1))
    expect(asked).toBe(1)
    vi.advanceTimersByTime(500)
    process.emit('SIGTERM')
    expect(asked).toBe(2)
  })

  it('ends at once if it is asked again', () => {
    const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never)
    hearAskedToStop()
    process.emit('SIGINT')
    expect(exit).not.toHaveBeenCalled()
    vi.advanceTimersByTime(500)
    process.emit('SIGINT')
    expect(exit).toHaveBeenCalledExactlyOnceWith(1)
    exit.mockRestore()
  })
})
