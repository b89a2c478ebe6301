import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

const MODULE = new URL('./kept-processes.ts', import.meta.url).href
const PROGRAM = new URL('../pictures/decode-process.ts', import.meta.url).href

it('idle processes end when they are asked to, also if nothing else keeps this one alive', async () => {
  const script = `
    const { createKeptProcesses } = await import(${JSON.stringify(MODULE)})
    const processes = createKeptProcesses({ program: new URL(${JSON.stringify(PROGRAM)}), heapMb: 64, keptMs: 60_000 })
    processes.prepare()
    await processes.end()
    console.log('ended')`
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script])
  expect(stdout.trim()).toBe('ended')
})
