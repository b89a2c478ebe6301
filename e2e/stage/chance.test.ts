import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, onTestFinished } from 'vitest'
import { readShaky } from '../shaky/list.ts'
import type { ShakyStory } from '../shaky/list.ts'
import { runProgram } from './server.ts'

const VITEST = fileURLToPath(new URL('../../node_modules/.bin/vitest', import.meta.url))
const here = (file: string) => JSON.stringify(fileURLToPath(new URL(file, import.meta.url)))

// The stage only has a browser: these stories need no product.
const STAGE = `
import { setStage } from ${here('stage.ts')}
const stage = setStage(async () => ({ close: async () => {} }))
let tries = 0
`

const WITH_LUCK = `
describe('a list', () => {
  it('comes', () => {})
  it('comes at times', () => expect(tries++, 'the list of this try').toBe(1))
  it('is told of by what is beneath', () => {
    if (tries++ === 2) throw new Error('a property failed\\nafter so many tries', { cause: new Error('this failed in it\\nat last') })
  })
})
`

const COMPLAINS_AT_FIRST = `
it('is silent at last', async () => {
  const page = await stage.enter()
  if (tries++ === 0) await page.evaluate("console.error('a fault of the first try')")
})
`

const FORGIVES_AT_FIRST = `
it('never comes', () => expect(1).toBe(2))
it('complains at last', async () => {
  const page = await stage.enter()
  if (tries++ === 0) {
    stage.forgive(/a fault of the second try/)
    throw new Error('the first try went wrong')
  }
  await page.evaluate("console.error('a fault of the second try')")
})
`

const FAILS_BEFORE_ALL = `
beforeAll(() => { throw new Error('the stage broke') })
it('is not reached', () => {})
`

/** Already in the list when a run begins. */
const KNOWN: ShakyStory = {
  file: 'luck.test.ts',
  name: 'a list > comes at times',
  cause: 'as before',
  since: '2026-01-01',
}

/** Runs vitest on these test files by name, with our retries and reporter, in one process. */
async function play(
  files: Record<string, string>,
  project = 'browser',
): Promise<{ code: number | null; output: string; kept: ShakyStory[]; failed: ShakyStory[] | undefined }> {
  const root = await mkdtemp(join(tmpdir(), 'quarry-chance-'))
  onTestFinished(() => rm(root, { recursive: true, force: true }))
  const list = join(root, 'shaky.json')
  const failed = join(root, 'failed.json')
  await writeFile(list, JSON.stringify([KNOWN]))
  const config = `
import { reportFailedFiles } from ${here('../shaky/failed-files.ts')}
import { reportChance } from ${here('chance-reporter.ts')}
const reporters = ['default', reportChance(${JSON.stringify(list)}), reportFailedFiles(${JSON.stringify(failed)})]
export default { test: { name: '${project}', globals: true, retry: 1, isolate: false, maxWorkers: 1, testTimeout: 60_000, hookTimeout: 60_000, reporters } }
`
  await writeFile(join(root, 'vitest.config.ts'), config)
  for (const [name, text] of Object.entries(files)) await writeFile(join(root, `${name}.test.ts`), STAGE + text)
  const { output, exited } = runProgram(process.execPath, [VITEST, 'run', '--root', root], { NO_COLOR: '1' })
  const code = await exited
  return { code, output: output(), kept: readShaky(list), failed: existsSync(failed) ? readShaky(failed) : undefined }
}

describe('a story that fails by chance', () => {
  it('is repeated once on a clean stage, and named at the end of a run that passes', async () => {
    const { code, output, kept, failed } = await play({ luck: WITH_LUCK, complaint: COMPLAINS_AT_FIRST })
    expect(output).toContain('Tests  4 passed')
    expect(output.slice(output.indexOf('Tests  4 passed'))).toContain(
      [
        'Passed when played once more:',
        '  complaint.test.ts > is silent at last',
        "    expected [ 'a fault of the first try' ] to deeply equal []",
        '  luck.test.ts > a list > comes at times',
        '    the list of this try: expected +0 to be 1 // Object.is equality',
        '  luck.test.ts > a list > is told of by what is beneath',
        '    a property failed: this failed in it',
      ].join('\n'),
    )
    expect([code, failed]).toEqual([0, []])
    const fresh = {
      file: 'complaint.test.ts',
      name: 'is silent at last',
      cause: "expected [ 'a fault of the first try' ] to deeply equal []",
      since: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string,
    }
    expect(kept).toEqual([fresh, KNOWN, expect.objectContaining({ cause: 'a property failed: this failed in it' })])
    // The output contains the entry, to be pasted where the working tree is discarded.
    expect(output).toContain(JSON.stringify(kept[0]))
  })

  it('fails the run if it fails twice, also for a fault that only the first try forgave; its file is named, as is one whose hook failed, so that they can run once more by themselves', async () => {
    const { code, output, kept, failed } = await play({ twice: FORGIVES_AT_FIRST, hook: FAILS_BEFORE_ALL })
    expect(output).toContain('Tests  2 failed')
    expect(output).toContain("expected [ 'a fault of the second try' ] to deeply equal []")
    expect(code).toBe(1)
    // Nothing passed by chance, so nothing is reported.
    expect(output).not.toContain('once more')
    expect(kept).toEqual([KNOWN])
    expect(failed?.toSorted((one, other) => one.file.localeCompare(other.file))).toEqual([
      expect.objectContaining({ file: 'hook.test.ts', name: '', cause: 'the stage broke' }),
      expect.objectContaining({ file: 'twice.test.ts', name: 'never comes' }),
    ])
  })

  it('is none where a unit test failed', async () => {
    const { code, failed } = await play({ hook: FAILS_BEFORE_ALL }, 'unit')
    expect(code).toBe(1)
    expect(failed).toBeUndefined()
  })

  it('has its second try in this very run', ({ task }) => {
    expect(task.retry).toBe(1)
  })
})
