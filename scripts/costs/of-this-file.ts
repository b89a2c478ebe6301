import { appendFileSync } from 'node:fs'
import { relative } from 'node:path'
import { afterAll, expect } from 'vitest'
import { processorSeconds } from './processor-time.ts'

// A worker that runs several files keeps where the last one ended.
const worker = globalThis as { costUntilNow?: number }

// Hooks run last that were added first: the file has closed what it opened.
afterAll(() => {
  const { COSTS = '', COSTS_OF: project = '' } = process.env
  const until = processorSeconds(process.pid)
  const file = relative(process.cwd(), expect.getState().testPath ?? '')
  const seconds = until - (worker.costUntilNow ?? 0)
  worker.costUntilNow = until
  appendFileSync(COSTS, `${JSON.stringify({ project, file, seconds })}\n`)
})
