import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { describeMachine } from '../bench/machine.ts'
import { TRIALS } from './all-trials.ts'
import { isRight } from './trial.ts'
import type { Finding } from './trial.ts'
import { releaseAll, wasInterrupted } from './world/held.ts'
import { endDescendants } from './world/processes.ts'

const RESULTS = fileURLToPath(new URL('results/', import.meta.url))
const USAGE = `Usage: npm run trial -- [--only ${Object.keys(TRIALS).join(',')}] [--rounds N] [--minutes N]`
const SIGNALS = { SIGINT: 130, SIGTERM: 143 }

/** `npm run trial`: runs the trials one after the other, prints their tables, and keeps them in trial/results. */
async function main(options: Options): Promise<void> {
  for (const name of options.only) {
    const machine = describeMachine()
    const began = performance.now()
    const findings = await tryOne(name, options)
    // Half a trial must not replace the result of a whole one.
    if (wasInterrupted()) return
    const seconds = Math.round((performance.now() - began) / 1000)
    if (!findings.every(isRight)) process.exitCode = 1
    const loads = `load ${machine.load} before, ${describeMachine().load} after`
    const head = `${name}, ${seconds} s, ${machine.at}, ${machine.commit}, ${machine.summary}, ${loads}`
    const table = tableOf(findings)
    console.log(`\n${head}\n\n${table}\n`)
    await mkdir(RESULTS, { recursive: true })
    const result = { machine: { ...machine, loadAfter: describeMachine().load }, seconds, findings }
    await writeFile(join(RESULTS, `${name}.json`), `${JSON.stringify(result, null, 2)}\n`)
    await writeFile(join(RESULTS, `${name}.md`), `${head}\n\n${table}\n`)
  }
}

/** A trial that throws is a row of its table, and those after it are tried. */
async function tryOne(name: string, options: Options): Promise<Finding[]> {
  try {
    return (await TRIALS[name]?.({ ...options, say: (line) => console.error(line) })) ?? []
  } catch (error) {
    console.error(error)
    return [{ what: `${name}: ended by an error`, value: 1, unit: '', most: 0, note: String(error).slice(0, 300) }]
  }
}

/** Ends what the trials have started, as their end does; a second signal ends it at once. */
function endOnSignals(): void {
  let isEnding = false
  for (const [signal, code] of Object.entries(SIGNALS)) {
    process.on(signal, () => {
      const ending = isEnding ? Promise.resolve() : releaseAll()
      isEnding = true
      void ending.then(endDescendants).finally(() => process.exit(code))
    })
  }
}

function tableOf(findings: readonly Finding[]): string {
  const rows = findings.map((finding) => {
    const { what, value, unit, most, least, note = '' } = finding
    const wanted = [most !== undefined && `at most ${most}`, least !== undefined && `at least ${least}`]
    const judged = `${wanted.filter(Boolean).join(', ')}${isRight(finding) ? '' : ' **missed**'}`
    return `| ${what} | ${Number(value.toPrecision(4)).toLocaleString('en')} ${unit} | ${judged} | ${note.replaceAll('\n', ' ')} |`
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
endOnSignals()
if (options) await main(options)
else {
  console.error(USAGE)
  process.exitCode = 1
}
