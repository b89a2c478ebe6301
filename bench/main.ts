import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { closeBrowser } from '../e2e/stage/browser.ts'
import { isMet, ratioOf } from './figure.ts'
import type { Figure } from './figure.ts'
import { describeMachine } from './machine.ts'
import { LARGE_MEASURES, MEASURES } from './all-measures.ts'
import type { BenchOptions } from './options.ts'
import { say } from './say.ts'
import { tableOf } from './table.ts'

const RESULTS = fileURLToPath(new URL('results/', import.meta.url))
const USAGE = `Usage: npm run bench -- [--only ${Object.keys(MEASURES).join('|')}] [--large] [--before FOLDER]`

/** `npm run bench`: measures, prints one table, and writes it as JSON to bench/results. */
async function main({ only, isLarge, before }: Options): Promise<void> {
  const machine = describeMachine()
  const began = performance.now()
  const figures: Figure[] = []
  for (const [name, measure] of Object.entries(MEASURES)) {
    if (only ? name !== only : LARGE_MEASURES.has(name) && !isLarge) continue
    say(`Measuring: ${name}`)
    figures.push(...(await measure({ isLarge, before })))
  }
  await closeBrowser()
  say('\n')
  console.log(`${tableOf(figures)}\n`)
  const seconds = Math.round((performance.now() - began) / 1000)
  console.log(`${machine.summary}, load before ${machine.load} and after ${describeMachine().load}; ${seconds} s.`)
  console.log(`Kept in ${await keep({ machine, seconds, figures: figures.map(judged) }, machine.at)}`)
}

function judged(figure: Figure): object {
  return { ...figure, isMet: isMet(figure), ratio: ratioOf(figure) }
}

async function keep(result: object, at: string): Promise<string> {
  await mkdir(RESULTS, { recursive: true })
  const path = join(RESULTS, `${at.replaceAll(/[:.]/g, '-')}.json`)
  await writeFile(path, `${JSON.stringify(result, null, 2)}\n`)
  return path
}

interface Options extends BenchOptions {
  only: string | undefined
}

// Undefined if the arguments are invalid.
function readArguments(): Options | undefined {
  try {
    const { values } = parseArgs({
      options: { only: { type: 'string' }, large: { type: 'boolean', default: false }, before: { type: 'string' } },
    })
    const { only, large: isLarge, before } = values
    return !only || Object.hasOwn(MEASURES, only) ? { only, isLarge, before } : undefined
  } catch {
    return undefined
  }
}

const options = readArguments()
if (options) await main(options)
else {
  console.error(USAGE)
  process.exitCode = 1
}
