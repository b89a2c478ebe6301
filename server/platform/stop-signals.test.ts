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

describe('who is asked to stop', () => {
  beforeEach(() => onAskedToStop(() => (asked += 1)))

  it.each(SIGNALS)('hears %s', (signal) => {
    process.emit(signal)
    expect(asked).toBe(1)
  })

  it('takes for one what comes at once, from the terminal and from those who pass it on', () => {
    for (const signal of [...SIGNALS, ...SIGNALS]) process.emit(signal)
    expect(asked).toBe(1)
    vi.advanceTimersByTime(500)
    process.emit('SIGINT')
    expect(asked).toBe(2)
  })
})

describe('who is asked to stop while there is nothing to be stopped yet', () => {
  it('follows as soon as there is', () => {
    const follow = hearAskedToStop()
    process.emit('SIGTERM')
    follow(() => (asked += 1))
    expect(asked).toBe(1)
    vi.advanceTimersByTime(500)
    process.emit('SIGTERM')
    expect(asked).toBe(2)
  })

  it('ends at once where it is asked again', () => {
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
