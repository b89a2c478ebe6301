// Every npm command starts here, before anything is installed: this file and its imports use only Node's own modules.
import { isNewEnough, withNewerNode } from './newer-node.mjs'
import { installDependencies } from './install.mjs'

const [task = '', ...rest] = process.argv.slice(2)

try {
  if (isNewEnough()) {
    installDependencies()
    const { runTask } = await import('./tasks.mjs')
    process.exitCode = await runTask(task, rest)
  } else {
    process.exitCode = await withNewerNode([task, ...rest])
  }
} catch (error) {
  if (!(error instanceof Error) || error.name !== 'PlainError') throw error
  console.error(error.message)
  process.exitCode = 1
}
