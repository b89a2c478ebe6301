import { relative } from 'node:path'
import type { Reporter, TestCase } from 'vitest/node'

/** Ends a run with the stories that passed when they were played once more, each with what went wrong before. */
export const chanceReporter: Reporter = {
  onTestRunEnd(files) {
    const stories = files.flatMap((file) => [...file.children.allTests()]).filter((story) => story.diagnostic()?.flaky)
    if (!stories.length) return
    process.stdout.write(
      ['Passed when played once more:', ...stories.map(describeChance).toSorted(), '', ''].join('\n'),
    )
  },
}

function describeChance(story: TestCase): string {
  const file = relative(story.project.config.root, story.module.moduleId)
  const [cause = ''] = story.result().errors?.[0]?.message.split('\n') ?? []
  return `  ${file} > ${story.fullName}\n    ${cause}`
}
