import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { beginNotes, runNoted } from './call-notes.ts'
import { createLog } from './log.ts'

interface Line {
  msg: string
  level: number
  requestId?: string
  ms?: number
  further?: number
  furtherRequests?: string[]
}

let lines: Line[] = []
let log = createLog('info')
let requests = 0

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  lines = []
  requests = 0
  log = createLog('info', { write: (line) => void lines.push(JSON.parse(line) as Line) })
})
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
})

const SECOND_MS = 1000
/** A line of a request, whose id tells in which order they came. */
function say(network: string, msg: string, facts: object = {}, level: 'info' | 'warn' | 'error' = 'warn'): void {
  requests += 1
  const notes = beginNotes(`request-${requests}`, 'GET /lists', () => network)
  runNoted(notes, () => log[level](facts, msg))
}

const told = () => lines.map(({ msg, ms, further }) => [msg, ms, further])

describe('lines that requests cause', () => {
  it('are one a second of a network, and the last ones are told with their number and the longest', () => {
    for (let ms = 1; ms <= 500; ms += 1) say('10.0.0.1', 'a call was slow', { ms: ms === 77 ? 9000 : ms })
    expect(told()).toEqual([['a call was slow', 1, undefined]])
    vi.advanceTimersByTime(SECOND_MS)
    expect(told().slice(1)).toEqual([['a call was slow', 9000, 498]])
    expect(lines[1]).toMatchObject({ requestId: 'request-77', furtherRequests: expect.arrayContaining(['request-2']) })
    expect(lines[1]?.furtherRequests).toHaveLength(10)
    vi.advanceTimersByTime(5 * SECOND_MS)
    expect(lines).toHaveLength(2)
  })

  it('stay one a second while a flood lasts', () => {
    const seconds = 20
    for (let tenth = 0; tenth < 10 * seconds; tenth += 1) {
      say('10.0.0.1', 'a body was given up', {}, 'info')
      vi.advanceTimersByTime(SECOND_MS / 10)
    }
    expect(lines.length).toBeLessThanOrEqual(seconds + 1)
    const counted = lines.reduce((sum, { further = 0 }) => sum + 1 + further, 0)
    expect(counted).toBe(10 * seconds)
  })

  it('are told apart by network and by kind', () => {
    for (const network of ['10.0.0.1', '10.0.0.2']) for (const msg of ['slow', 'broken off']) say(network, msg)
    expect(lines).toHaveLength(4)
  })

  it('share one line of each kind beyond some hundreds of networks, and none is forgotten', () => {
    for (let network = 0; network < 10_000; network += 1)
      say(`10.${network % 100}.${Math.floor(network / 100)}.1`, 'slow')
    expect(lines.length).toBeLessThan(300)
    vi.advanceTimersByTime(SECOND_MS)
    expect(lines.length).toBeLessThan(300)
    expect(lines.reduce((sum, { further = 0 }) => sum + 1 + further, 0)).toBe(10_000)
  })

  it('have an error for each thing that is damaged', () => {
    for (const object of ['one', 'two', 'one']) say('10.0.0.1', 'an object is damaged', { object }, 'error')
    expect(lines).toHaveLength(2)
    vi.advanceTimersByTime(SECOND_MS)
    expect(lines).toMatchObject([{ object: 'one' }, { object: 'two' }, { object: 'one', further: 0 }])
  })

  it('are told at once when the process ends', () => {
    for (const ms of [1, 2, 3]) say('10.0.0.1', 'slow', { ms })
    const before = process.listeners('exit').at(-1)
    before?.(0)
    expect(told()).toEqual([
      ['slow', 1, undefined],
      ['slow', 3, 1],
    ])
  })
})

it('leaves lines of our own work as they are', () => {
  for (let count = 0; count < 3; count += 1) log.info({ count }, 'an import ended')
  expect(lines).toMatchObject([{ count: 0 }, { count: 1 }, { count: 2 }])
  log.error(new Error('a thread ended'))
  expect(lines.at(-1)).toMatchObject({ msg: 'a thread ended', err: { message: 'a thread ended' } })
})
