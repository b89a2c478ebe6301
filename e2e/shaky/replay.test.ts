import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { runProgram } from '../stage/server.ts'
import { HARDSHIP } from './hardship.ts'
import type { Outcome, Wanted } from './replay.ts'

const REPLAY = JSON.stringify(new URL('replay.ts', import.meta.url).href)

const STORIES = `
let tries = 0
describe('a list', () => {
  it('comes at times', () => {
    tries += 1
    if (tries % 3 === 0) throw new Error('not the ' + tries + 'th time\\nand so on')
  })
  it('comes (always)', () => {})
})
it('knows that it is hard', () => expect(process.env['${HARDSHIP}']).toBe('7'))
it('never comes', () => expect(1).toBe(2))
`

/** Runs the stories six times, where a normal run would retry once. */
async function replaySix(wanted: Omit<Wanted, 'file'>[]): Promise<Record<string, unknown>> {
  const root = await mkdtemp(join(tmpdir(), 'quarry-shaky-'))
  onTestFinished(() => rm(root, { recursive: true, force: true }))
  await writeFile(
    join(root, 'vitest.config.ts'),
    `export default { test: { globals: true, projects: [{ extends: true, test: { retry: 1 } }] } }`,
  )
  await writeFile(join(root, 'luck.test.ts'), STORIES)
  const stories = JSON.stringify(wanted.map(({ name }) => ({ file: 'luck.test.ts', name })))
  const program = `import { replay } from ${REPLAY}
    const outcomes = await replay(${stories}, { times: 6, seed: 7, root: ${JSON.stringify(root)}, tell: () => {} })
    console.log(JSON.stringify(outcomes.map((outcome) => ({ ...outcome, causes: [...outcome.causes] }))))`
  const { output, exited } = runProgram(process.execPath, ['--input-type=module', '-e', program], {})
  if ((await exited) !== 0) throw new Error(output())
  const [last = ''] = output().trim().split('\n').slice(-1)
  const outcomes = JSON.parse(last) as Outcome[]
  return Object.fromEntries(outcomes.map(({ name, played, failed, causes }) => [name, { played, failed, causes }]))
}

describe('stories that are played many times over', () => {
  it('are each told how often they failed, and of what, none saved by a second try', async () => {
    const isNeverTrue = 'expected 1 to be 2 // Object.is equality, luck.test.ts:11'
    expect(await replaySix([{ name: undefined }])).toEqual({
      'a list > comes at times': {
        played: 6,
        failed: 2,
        causes: [
          ['not the 3th time, luck.test.ts:6', 1],
          ['not the 6th time, luck.test.ts:6', 1],
        ],
      },
      'a list > comes (always)': { played: 6, failed: 0, causes: [] },
      'knows that it is hard': { played: 6, failed: 0, causes: [] },
      'never comes': { played: 6, failed: 6, causes: [[isNeverTrue, 6]] },
    })
  })

  it('are only those that are named', async () => {
    const outcomes = await replaySix([{ name: 'a list > comes (always)' }, { name: 'knows that it is hard' }])
    expect(Object.keys(outcomes)).toEqual(['a list > comes (always)', 'knows that it is hard'])
  })

  it('are an error where there are none of that name', async () => {
    await expect(replaySix([{ name: 'gone' }])).rejects.toThrow('luck.test.ts has no story gone.')
  })
})

it('a server whose answers are slow gives them all', async () => {
  const slow = new URL('slow-answers.ts', import.meta.url).href
  const program = `import { createServer } from 'node:http'
    const server = createServer((request, response) => response.end(request.url))
    await new Promise((done) => server.listen(0, '127.0.0.1', done))
    const ask = async (path) => (await fetch('http://127.0.0.1:' + server.address().port + path)).text()
    console.log(await Promise.all(['/a', '/b.js', '/c'].map(ask)))
    server.close()`
  const { output, exited } = runProgram(process.execPath, ['--import', slow, '--input-type=module', '-e', program], {
    [HARDSHIP]: '7',
  })
  expect(await exited).toBe(0)
  expect(output().trim()).toBe("[ '/a', '/b.js', '/c' ]")
})
