import { fork } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { startVitest } from 'vitest/node'
import type { Reporter, TestCase } from 'vitest/node'
import { HARDSHIP } from './hardship.ts'
import { causeOf } from './list.ts'
import type { ShakyStory } from './list.ts'

export interface Replay {
  /** How many times each story runs. */
  times: number
  seed: number
  /** The project's folder. */
  root: string
  tell: (outcome: Outcome) => void
}

/** All stories of a file, or those whose name contains these words. */
export type Wanted = Pick<ShakyStory, 'file'> & { name?: string | undefined }

export interface Outcome {
  file: string
  name: string
  played: number
  failed: number
  /** How often each failure occurred, by the first line of its message. */
  causes: Map<string, number>
}

/** Runs stories many times without retries, with slow answers, slow scripts and a busy processor. */
export async function replay(wanted: Wanted[], { times, seed, root, tell }: Replay): Promise<Outcome[]> {
  process.env[HARDSHIP] = String(seed)
  const stopBusyness = keepProcessorBusy()
  const outcomes: Outcome[] = []
  try {
    for (const [file, ofFile] of Map.groupBy(wanted, ({ file }) => file)) {
      const reporter: Reporter = {
        onTestCaseResult(story) {
          if (story.result().state === 'skipped') return
          const outcome = outcomeOf(story, file)
          outcomes.push(outcome)
          tell(outcome)
        },
      }
      await play(file, ofFile, { times, root, reporter })
    }
  } finally {
    stopBusyness()
    delete process.env[HARDSHIP]
  }
  return outcomes
}

/** Throws if no story has that name or the file cannot be read: otherwise no failure would mean nothing. */
async function play(
  file: string,
  wanted: Wanted[],
  { times, root, reporter }: Pick<Replay, 'times' | 'root'> & { reporter: Reporter },
): Promise<void> {
  const names = wanted.map(({ name }) => name)
  const vitest = await startVitest('test', [file], {
    root,
    watch: false,
    retry: 0,
    repeats: times - 1,
    reporters: [reporter],
    maxWorkers: 1,
    ...(names.every((name) => name !== undefined) && { testNamePattern: names.map(patternOf).join('|') }),
  })
  try {
    const modules = vitest.state.getTestModules()
    const errors = modules.flatMap((module) => module.errors())
    const [error = vitest.state.getUnhandledErrors()[0]] = errors
    if (error) throw error
    const played = modules
      .flatMap((module) => [...module.children.allTests()])
      .filter((story) => story.result().state !== 'skipped')
    if (!played.length) throw new Error(`${file} has no story ${names.join(' or ')}.`)
  } finally {
    await vitest.close()
    // The failures are in the returned outcomes.
    process.exitCode = 0
  }
}

/** Vitest separates describe blocks with arrows or spaces, depending on its version. */
const patternOf = (name = '') => name.split(' > ').map(escapePattern).join('(?: >)? ')

function escapePattern(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
}

function outcomeOf(story: TestCase, file: string): Outcome {
  const attempts = story.attempts()
  const failures = attempts.filter(({ state }) => state === 'failed')
  const causes = new Map<string, number>()
  for (const { errors = [] } of failures) {
    const cause = causeOf(errors[0]) ?? 'no word of why'
    causes.set(cause, (causes.get(cause) ?? 0) + 1)
  }
  return { file, name: story.fullName, played: attempts.length, failed: failures.length, causes }
}

function keepProcessorBusy(): () => void {
  const script = fileURLToPath(new URL('busy-process.ts', import.meta.url))
  const processes = Array.from({ length: availableParallelism() }, () => fork(script))
  return () => {
    for (const one of processes) one.kill()
  }
}
