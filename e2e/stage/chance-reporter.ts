import { relative } from 'node:path'
import type { Reporter, TestCase } from 'vitest/node'
import { causeOf, keepShaky, SHAKY_LIST } from '../shaky/list.ts'
import type { ShakyStory } from '../shaky/list.ts'

/**
 * Counts, in the last lines of every run, the stories that passed only at the second try, names them with the first failure, and adds
 * them to the list of flaky ones (decisions/058).
 */
export function reportChance(list = SHAKY_LIST): Reporter {
  return {
    onTestRunEnd(files) {
      const stories = files
        .flatMap((file) => [...file.children.allTests()])
        .filter((story) => story.diagnostic()?.flaky)
        .map(describeChance)
      process.stdout.write(`Second tries: ${stories.length || 'none'}\n`)
      if (stories.length) tellChance(stories, list)
    },
  }
}

function tellChance(stories: ShakyStory[], list: string): void {
  const lines = stories.map(({ file, name, cause }) => `  ${file} > ${name}\n    ${cause}`)
  keepShaky(list, stories)
  process.stdout.write(
    [
      'Passed when played once more, which stands for a fault of ours:',
      ...lines.toSorted(),
      `They stand in ${relative(process.cwd(), list)} now; where this tree is thrown away, add there:`,
      ...stories.map((story) => `  ${JSON.stringify(story)},`).toSorted(),
      '',
      '',
    ].join('\n'),
  )
}

function describeChance(story: TestCase): ShakyStory {
  return {
    file: relative(story.project.config.root, story.module.moduleId),
    name: story.fullName,
    cause: causeOf(story.result().errors?.[0]) ?? '',
    since: new Date().toISOString().slice(0, 10),
  }
}
