import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { describeMachine } from '../bench/machine.ts'
import { TRIALS } from './all-trials.ts'
import { isRight } from './trial.ts'
import type { Finding } from './trial.ts'

const RESULTS = fileURLToPath(new URL('results/', import.meta.url))
const USAGE = `Usage: npm run trial -- [--only ${Object.keys(TRIALS).join(',')}] [--rounds N] [--minutes N]`

/** `npm run trial`: runs the trials one after the other, prints their tables, and keeps them in trial/results. */
async function main(options: Options): Promise<void> {
  const machine = describeMachine()
  let isAllRight = true
  for (const name of options.only) {
    const began = performance.now()
    const findings = (await TRIALS[name]?.({ ...options, say: (line) => console.error(line) })) ?? []
    const seconds = Math.round((performance.now() - began) / 1000)
    isAllRight &&= findings.every(isRight)
    const table = tableOf(findings)
    console.log(`\n${name}, ${seconds} s, ${machine.summary}\n\n${table}\n`)
    await mkdir(RESULTS, { recursive: true })
    await writeFile(join(RESULTS, `${name}.json`), `${JSON.stringify({ machine, seconds, findings }, null, 2)}\n`)
    await writeFile(join(RESULTS, `${name}.md`), `${table}\n`)
  }
  if (!isAllRight) process.exitCode = 1
}

function tableOf(findings: readonly Finding[]): string {
  const rows = findings.map((finding) => {
    const { what, value, unit, most, least, note = '' } = finding
    const wanted = [most !== undefined && `at most ${most}`, least !== undefined && `at least ${least}`]
    const judged = `${wanted.filter(Boolean).join(', ')}${isRight(finding) ? '' : ' **missed**'}`
    return `| ${what} | ${Number(value.toPrecision(4)).toLocaleString('en')} ${unit} | ${judged} | ${note} |`
  })
  return ['| What | Found | Asked | |', '|---|---|---|---|', ...rows].join('\n')
}

interface Options {
  only: string[]
  rounds: number | undefined
  minutes: number | undefined
}

// Undefined if the arguments are invalid.
function readArguments(): Options | undefined {
  try {
    const { values } = parseArgs({
      options: { only: { type: 'string' }, rounds: { type: 'string' }, minutes: { type: 'string' } },
    })
    const only = values.only?.split(',') ?? Object.keys(TRIALS)
    const [rounds, minutes] = [values.rounds, values.minutes].map((text) => (text ? Number(text) : undefined))
    const isValid = only.every((name) => Object.hasOwn(TRIALS, name)) && !Number.isNaN(rounds) && !Number.isNaN(minutes)
    return isValid ? { only, rounds, minutes } : undefined
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
