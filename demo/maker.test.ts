import { readFileSync, readdirSync } from 'node:fs'
import { afterEach, expect, it } from 'vitest'
import { NotMade } from '../server/platform/storage/maker.ts'
import { type DemoFile, allFiles } from './files.ts'
import { type MakerOptions, openMaker } from './maker.ts'
import { makeFile } from './pictures.ts'
import { getProduct } from './products/all.ts'
import { drawnWidth } from './scales.ts'

const ASKED = { urgency: 'asked' } as const
const IDLE = { urgency: 'idle' } as const

const files = allFiles()
const ofKind = (kind: DemoFile['order']['kind']) => files.filter(({ order }) => order.kind === kind)
const covers = ofKind('cover')
const keyOf = (list: DemoFile[], index: number) => list[index]?.key ?? ''

const open: ReturnType<typeof openMaker>[] = []
afterEach(async () => {
  for (const maker of open.splice(0)) await maker.close()
})

// Beside other tests the lowest priority would starve it.
function aMaker(options: MakerOptions = {}) {
  const maker = openMaker({ workers: 1, idlePriority: 0, ...options })
  open.push(maker)
  return maker
}

/** The drawing processes of this one, by Linux's own list. */
function drawingProcesses(): number[] {
  const threads = readdirSync(`/proc/${process.pid}/task`)
  return threads
    .flatMap((thread) => readFileSync(`/proc/${process.pid}/task/${thread}/children`, 'utf8').split(' '))
    .filter(Boolean)
    .map(Number)
    .filter((child) => readFileSync(`/proc/${child}/cmdline`, 'utf8').includes('drawing-worker'))
}

it('A file is made as it always is, in another process', async () => {
  const file = ofKind('guide')[0]
  const made = await aMaker().make(file?.key ?? '', ASKED)
  const here = file && (await makeFile(getProduct(file.order.product), file.order, { size: 800 }))
  expect(made.equals(Buffer.from(here ?? []))).toBe(true)
})

it('A key of an earlier edition makes the present file; a foreign one stands for nothing', async () => {
  const maker = aMaker()
  const key = keyOf(ofKind('logo'), 0)
  const earlier = `${key.slice(0, -16)}${'0'.repeat(16)}`
  expect(await maker.find(key)).toEqual({ key })
  expect(await maker.find(earlier)).toEqual({ key })
  expect((await maker.make(earlier, ASKED)).equals(await maker.make(key, ASKED))).toBe(true)
  const foreign = `64656d6f${'0'.repeat(32)}`
  expect(await maker.find(foreign)).toBeUndefined()
  await expect(maker.make(foreign, ASKED)).rejects.toThrow(foreign)
  expect([key, foreign, key.toUpperCase(), `${key}0`, 'a'.repeat(40)].map((text) => maker.isOwn(text))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
})

it('A small picture comes as pixels at least as wide as asked, where it looks like the whole one', async () => {
  const maker = aMaker()
  const small = covers.find(({ order }) => drawnWidth(order, 100) !== undefined)
  const picture = await maker.makeAtLeast(small?.key ?? '', 100, ASKED)
  expect(picture?.width).toBe(small && drawnWidth(small.order, 100))
  expect(picture?.data.length).toBe((picture?.width ?? 0) * (picture?.height ?? 0) * 3)
  expect(await maker.makeAtLeast(small?.key ?? '', 1280, ASKED)).toBeUndefined()
  expect(await maker.makeAtLeast(keyOf(ofKind('room'), 0), 100, ASKED)).toBeUndefined()
})

/** Processor time of a process in the system's ticks. */
function ticksOf(child: number): number {
  const fields = readFileSync(`/proc/${child}/stat`, 'utf8').split(' ')
  return Number(fields[13]) + Number(fields[14])
}

it('A process that dies fails what it was drawing alone, and another takes its place', async () => {
  const maker = aMaker({ workers: 2 })
  await Promise.all([0, 1].map((index) => maker.make(keyOf(ofKind('logo'), index), ASKED)))
  const children = drawingProcesses()
  const before = children.map(ticksOf)
  const rooms = Promise.allSettled([0, 1].map((index) => maker.make(keyOf(ofKind('room'), index), ASKED)))
  const [child = 0] = children
  await expect.poll(() => ticksOf(child), { interval: 20 }).toBeGreaterThan((before[0] ?? 0) + 20)
  process.kill(child, 'SIGKILL')
  const failed = (await rooms).filter((room) => room.status === 'rejected')
  expect(failed.map(({ reason }: PromiseRejectedResult) => reason instanceof NotMade)).toEqual([true])
  await Promise.all([2, 3].map((index) => maker.make(keyOf(ofKind('logo'), index), ASKED)))
  expect(drawingProcesses()).not.toContain(child)
})

it('What takes too long is not made, and its process is ended', async () => {
  const maker = aMaker({ longestMs: 20 })
  await expect(maker.make(keyOf(ofKind('room'), 0), ASKED)).rejects.toThrow(NotMade)
  await expect.poll(drawingProcesses).toEqual([])
})

it('What several ask for at once is drawn once', async () => {
  const maker = aMaker()
  const key = keyOf(covers, 1)
  const [one, other] = await Promise.all([maker.make(key, ASKED), maker.make(key, ASKED)])
  // The very same memory came from the process.
  expect(one.buffer).toBe(other.buffer)
})

it('What is asked for does not wait behind idle drawing, not even if it waits there', async () => {
  const maker = aMaker()
  let isRoomThere = false
  const room = maker.make(keyOf(ofKind('room'), 0), IDLE)
  const ended = room.then(
    () => (isRoomThere = true),
    (error: unknown) => error,
  )
  const idle = maker.make(keyOf(ofKind('logo'), 0), IDLE)
  const asked = await maker.make(keyOf(ofKind('logo'), 0), ASKED)
  expect((await idle).buffer).toBe(asked.buffer)
  expect(isRoomThere).toBe(false)
  await maker.close()
  expect(await ended).toBeInstanceOf(NotMade)
})

it('What has begun idly is drawn once more for whoever waits, and the sooner one counts for all', async () => {
  const maker = aMaker()
  const key = keyOf(ofKind('logo'), 0)
  const both = [maker.make(key, IDLE), maker.make(key, ASKED)]
  expect(drawingProcesses()).toHaveLength(2)
  const [idle, asked] = await Promise.all(both)
  expect(idle?.buffer).toBe(asked?.buffer)
})

it('What nobody wants any more is not begun', async () => {
  const maker = aMaker()
  const first = maker.make(keyOf(covers, 0), ASKED)
  const leaving = new AbortController()
  const left = maker.make(keyOf(covers, 1), { ...ASKED, signal: leaving.signal })
  const both = maker.make(keyOf(covers, 2), { ...ASKED, signal: leaving.signal })
  const stays = maker.make(keyOf(covers, 2), ASKED)
  leaving.abort(new Error('gone'))
  await expect(left).rejects.toThrow('gone')
  await expect(both).rejects.toThrow('gone')
  await expect(maker.make(keyOf(covers, 3), { ...ASKED, signal: leaving.signal })).rejects.toThrow('gone')
  await first
  expect((await stays).length).toBeGreaterThan(1000)
})

it('More than may wait are not made; what waits goes small pictures first, then covers, then rooms', async () => {
  const maker = aMaker({ mostWaiting: 3 })
  const order: string[] = []
  const first = maker.make(keyOf(ofKind('logo'), 0), ASKED)
  const small = covers.slice(2).find(({ order: each }) => drawnWidth(each, 40) !== undefined)
  const waiting = [
    maker.make(keyOf(ofKind('room'), 0), ASKED).then(() => order.push('room')),
    maker.make(keyOf(covers, 0), ASKED).then(() => order.push('cover')),
    maker.makeAtLeast(small?.key ?? '', 40, ASKED).then(() => order.push('small')),
  ]
  await expect(maker.make(keyOf(covers, 1), ASKED)).rejects.toThrow(NotMade)
  await Promise.all([first, ...waiting])
  expect(order).toEqual(['small', 'cover', 'room'])
})

it('Closing makes nothing more', async () => {
  const maker = aMaker()
  const made = [maker.make(keyOf(covers, 0), ASKED), maker.make(keyOf(covers, 1), ASKED)]
  const failed = Promise.all(made.map((each) => expect(each).rejects.toThrow(NotMade)))
  await maker.close()
  await failed
  await expect(maker.make(keyOf(covers, 0), ASKED)).rejects.toThrow(NotMade)
  expect(drawingProcesses()).toEqual([])
})
