import { expect, it } from 'vitest'
import { crash } from './crash.ts'
import { tryFuzz } from './fuzz/fuzz.ts'
import { isRight } from './trial.ts'
import type { Finding } from './trial.ts'

/** For what hangs: how fast answers are is measured elsewhere. */
const LONGEST_MS = 120_000

/** Notes what a trial says, which explains what it found. */
async function wrongIn(trial: (say: (line: string) => void) => Promise<Finding[]>): Promise<string[]> {
  const said: string[] = []
  const findings = await trial((line) => said.push(line))
  const wrong = findings.filter((finding) => !isRight(finding)).map(({ what, value }) => `${what}: ${value}`)
  return wrong.length > 0 ? [...wrong, ...said] : []
}

it('loses and doubles nothing when the server and its database are killed while people write', async () => {
  expect(await wrongIn(async (say) => crash('embedded', { rounds: 2, isShort: true, say }))).toEqual([])
})

it('answers random requests, and none of them by 500', async () => {
  expect(await wrongIn(async (say) => tryFuzz({ rounds: 300, longestMs: LONGEST_MS, say }))).toEqual([])
})
