import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

const SOURCES = ['web', 'contract', 'vite.config.ts', 'package-lock.json']

/** Whether the web page was built after its sources were last touched. */
export function isBuilt(root) {
  const page = join(root, 'dist/web/index.html')
  if (!existsSync(page)) return false
  const builtAt = statSync(page).mtimeMs
  return SOURCES.every((source) => newest(join(root, source)) <= builtAt)
}

function newest(path) {
  const facts = statSync(path)
  if (!facts.isDirectory()) return facts.mtimeMs
  return Math.max(0, ...readdirSync(path).map((name) => newest(join(path, name))))
}
