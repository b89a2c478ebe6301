import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readShaky, SHAKY_LIST } from './list.ts'
import { replay } from './replay.ts'
import type { Outcome, Wanted } from './replay.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const USAGE = 'Usage: npm run test:shaky -- [TIMES] [FILE [WORDS OF ITS NAME]]'
const TIMES = 50

/** `npm run test:shaky`: runs the flaky tests of the list, or the named ones, many times under load (decisions/058). */
async function main(args: string[]): Promise<number> {
  const { times, wanted } = readArguments(args)
  if (!wanted.length) {
    console.log('No story is known to be shaky.')
    return 0
  }
  const seed = Number(process.env['SEED'] ?? Date.now() % 100_000)
  console.log(
    `Each ${times} times, with slow answers, slow scripts and a busy processor; SEED=${seed} brings the same again.`,
  )
  const outcomes = await replay(wanted, { times, seed, root: ROOT, tell: (outcome) => console.log(describe(outcome)) })
  const shaky = outcomes.filter(({ failed }) => failed > 0)
  console.log(`${shaky.length} of ${outcomes.length} failed at times.`)
  return shaky.length ? 1 : 0
}

function readArguments(args: string[]): { times: number; wanted: Wanted[] } {
  const rest = [...args]
  const times = /^\d+$/.test(rest[0] ?? '') ? Number(rest.shift()) : TIMES
  const [file, ...words] = rest
  if (times < 1 || (file !== undefined && !existsSync(resolve(ROOT, file)))) {
    console.error(USAGE)
    process.exit(1)
  }
  if (file === undefined) return { times, wanted: readShaky(SHAKY_LIST) }
  return { times, wanted: [{ file, name: words.length ? words.join(' ') : undefined }] }
}

function describe({ file, name, played, failed, causes }: Outcome): string {
  const row = `${String(failed).padStart(4)} of ${played} failed  ${file} > ${name}`
  return [row, ...[...causes].map(([cause, times]) => `${String(times).padStart(10)} × ${cause}`)].join('\n')
}

process.exitCode = await main(process.argv.slice(2))
