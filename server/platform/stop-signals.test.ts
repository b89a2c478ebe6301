import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { onAskedToStop } from './stop-signals.ts'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
const former = new Map(SIGNALS.map((signal) => [signal, process.listeners(signal)]))

describe('who is asked to stop', () => {
  let asked = 0
  beforeEach(() => {
    asked = 0
    vi.useFakeTimers({ toFake: ['performance'] })
    onAskedToStop(() => (asked += 1))
  })
  afterEach(() => {
    vi.useRealTimers()
    for (const signal of SIGNALS)
      for (const listener of process.listeners(signal))
        if (!former.get(signal)?.includes(listener)) process.off(signal, listener)
  })

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
