import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'
import { causeOf } from './list.ts'
import type { ShakyStory } from './list.ts'

/** Pure computations fail for a reason, which no second run removes. */
const WITHOUT_CHANCE = 'unit'

/**
 * Writes the files that failed, with why, to the file that `FAILED_FILES` names, so that `npm test` can run them once more by
 * themselves (decisions/058). Writes nothing where that would prove nothing: a unit test failed, or an error belongs
 * to no file.
 */
export function reportFailedFiles(path = process.env['FAILED_FILES']): Reporter {
  return {
    onTestRunEnd(modules, unhandledErrors) {
      if (!path) return
      const failed = modules.filter((module) => module.state() === 'failed')
      if (unhandledErrors.length || failed.some(({ project }) => project.name === WITHOUT_CHANCE)) return
      writeFileSync(path, JSON.stringify(failed.map(describeFailure)))
    },
  }
}

function describeFailure(module: TestModule): ShakyStory {
  const stories = [...module.children.allTests()].filter((story) => story.result().state === 'failed')
  const suites = [...module.children.allSuites()].filter((suite) => suite.errors().length)
  const errors = [
    ...module.errors(),
    ...suites.flatMap((suite) => suite.errors()),
    ...stories.flatMap((story) => story.result().errors ?? []),
  ]
  return {
    file: relative(module.project.config.root, module.moduleId),
    // A hook that failed has no name: all stories of the file stand for it.
    name: stories[0]?.fullName ?? '',
    cause: causeOf(errors[0]) ?? '',
    since: new Date().toISOString().slice(0, 10),
  }
}
