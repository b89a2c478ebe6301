// Every npm command begins here, with nothing installed: this file and what it imports use Node's own modules alone.
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
