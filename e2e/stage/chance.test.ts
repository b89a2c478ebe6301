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
): Promise<{ code: number | null; output: string; kept: ShakyStory[] }> {
  const root = await mkdtemp(join(tmpdir(), 'quarry-chance-'))
  onTestFinished(() => rm(root, { recursive: true, force: true }))
  const list = join(root, 'shaky.json')
  await writeFile(list, JSON.stringify([KNOWN]))
  const config = `
import { reportChance } from ${here('chance-reporter.ts')}
const reporters = ['default', reportChance(${JSON.stringify(list)})]
export default { test: { globals: true, retry: 1, isolate: false, maxWorkers: 1, testTimeout: 60_000, hookTimeout: 60_000, reporters } }
`
  await writeFile(join(root, 'vitest.config.ts'), config)
  for (const [name, text] of Object.entries(files)) await writeFile(join(root, `${name}.test.ts`), STAGE + text)
  const { output, exited } = runProgram(process.execPath, [VITEST, 'run', '--root', root], { NO_COLOR: '1' })
  const code = await exited
  return { code, output: output(), kept: readShaky(list) }
}

describe('a story that fails by chance', () => {
  it('is repeated once on a clean stage, and named at the end of a run that passes', async () => {
    const { code, output, kept } = await play({ luck: WITH_LUCK, complaint: COMPLAINS_AT_FIRST })
    expect(output).toContain('Tests  4 passed')
    expect(output.slice(output.indexOf('Tests  4 passed')).replaceAll(/stage\.ts:\d+/g, 'stage.ts:…')).toContain(
      [
        'Second tries: 3',
        'Passed when played once more, which stands for a fault of ours:',
        '  complaint.test.ts > is silent at last',
        "    expected [ 'a fault of the first try' ] to deeply equal [], stage.ts:…",
        '  luck.test.ts > a list > comes at times',
        '    the list of this try: expected +0 to be 1 // Object.is equality, luck.test.ts:8',
        '  luck.test.ts > a list > is told of by what is beneath',
        '    a property failed, this failed in it, luck.test.ts:10',
      ].join('\n'),
    )
    expect(code).toBe(0)
    const fresh = {
      file: 'complaint.test.ts',
      name: 'is silent at last',
      cause: expect.stringMatching(
        /^expected \[ 'a fault of the first try' \] to deeply equal \[\], stage\.ts:\d+$/,
      ) as string,
      since: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string,
    }
    expect(kept).toEqual([
      fresh,
      KNOWN,
      expect.objectContaining({ cause: 'a property failed, this failed in it, luck.test.ts:10' }),
    ])
    // The output contains the entry, to be pasted where the working tree is discarded.
    expect(output).toContain(JSON.stringify(kept[0]))
  })

  it('fails the run if it fails twice, also for a fault that only the first try forgave', async () => {
    const { code, output, kept } = await play({ twice: FORGIVES_AT_FIRST })
    expect(output).toContain('Tests  2 failed')
    expect(output).toContain("expected [ 'a fault of the second try' ] to deeply equal []")
    expect(code).toBe(1)
    // Nothing passed by chance, so nothing is reported.
    expect(output).toContain('Second tries: none')
    expect(kept).toEqual([KNOWN])
  })

  it('has its second try in this very run', ({ task }) => {
    expect(task.retry).toBe(1)
  })
})
