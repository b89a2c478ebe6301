import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { afterEach, expect, it } from 'vitest'
import { findProcess, isStillThere, readMark, writeMark } from './living-process.ts'

/** A number that no process has. */
const NOBODY = 2 ** 30

const children: ChildProcess[] = []
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
})

async function aProcess(command = 'cat'): Promise<{ pid: number; child: ChildProcess }> {
  const child = spawn('sh', ['-c', command])
  children.push(child)
  await once(child, 'spawn')
  return { pid: child.pid ?? 0, child }
}

it('a process is recognised while it runs, and gone when it has ended', async () => {
  const { pid, child } = await aProcess()
  const mark = await findProcess(pid)
  expect(mark).toEqual({ pid, beganAt: expect.stringMatching(/./) })
  expect(readMark(writeMark(mark ?? { pid: 0, beganAt: '' }))).toEqual(mark)
  expect(await isStillThere(mark ?? { pid: 0, beganAt: '' })).toBe(true)
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
  expect(await isStillThere(mark ?? { pid: 0, beganAt: '' })).toBe(false)
})

it('a process with a reused number is another process', async () => {
  const { pid } = await aProcess()
  const own = await findProcess(process.pid)
  expect(await isStillThere({ pid, beganAt: own?.beganAt ?? '' })).toBe(false)
})

it('without a start time the number decides', async () => {
  const { pid } = await aProcess()
  expect(readMark(`${pid}\n`)).toEqual({ pid, beganAt: '' })
  expect(await isStillThere({ pid, beganAt: '' })).toBe(true)
  expect(await isStillThere({ pid: NOBODY, beganAt: '' })).toBe(false)
  expect(readMark('half a li')).toBeUndefined()
})

it('a zombie process counts as gone', async () => {
  // The parent becomes a program that does not wait for its children.
  const { child } = await aProcess('(exit 0) & echo $!; exec cat')
  const [pid] = (await once(child.stdout ?? child, 'data')) as [Buffer]
  await expect.poll(() => findProcess(Number(pid))).toBeUndefined()
})
