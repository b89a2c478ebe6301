import { appendFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'
import { secondsOfChildren } from './processor-time.ts'

/** What files share, by a word of the command of its processes. Workers count their files themselves. */
const SHARED: [word: string, name: string][] = [
  ['postgres', 'PostgreSQL'],
  ['server/main', 'shops that several files of stories use'],
]

/**
 * Appends to `path` what the workers of a run cannot know: the costs of component tests, whose files run one at a time in one browser
 * while costs are counted, and of what files share.
 */
export function reportSharedCosts(path: string): Reporter {
  const write = (project: string, file: string, seconds: number) =>
    appendFileSync(path, `${JSON.stringify({ project, file, seconds })}\n`)
  let began = { own: 0, browser: 0 }
  let ownForComponents = 0
  const isComponent = ({ project }: TestModule) => project.config.browser.enabled
  return {
    onTestModuleStart(module) {
      if (isComponent(module)) began = { own: ownSeconds(), browser: secondsOf('chrom') }
    },
    onTestModuleEnd(module) {
      if (!isComponent(module)) return
      const own = ownSeconds() - began.own
      ownForComponents += own
      const file = relative(module.project.config.root, module.moduleId)
      write('component', file, own + secondsOf('chrom') - began.browser)
    },
    onTestRunEnd() {
      for (const [word, name] of SHARED) write('shared', name, secondsOf(word))
      write('shared', 'vitest itself', ownSeconds() - ownForComponents)
    },
  }
}

function ownSeconds(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

/** Seconds of this process's children whose command contains a word. */
function secondsOf(word: string): number {
  const ofWord = secondsOfChildren(process.pid).filter(({ command }) => command.includes(word))
  return ofWord.reduce((sum, { seconds }) => sum + seconds, 0)
}
