import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

const PAGE_SOURCES = ['web', 'contract', 'vite.config.ts', 'package-lock.json']
const SERVER_SOURCES = ['server', 'contract', 'demo', 'scripts/server.vite.mjs', 'package-lock.json']

/** Whether the web page was built after the last change of its sources. */
export function isBuilt(root: string): boolean {
  return isNewer(root, 'dist/web/index.html', PAGE_SOURCES)
}

/** Whether the server was packed after the last change of its sources. */
export function isPacked(root: string): boolean {
  return isNewer(root, 'dist/server/main.mjs', SERVER_SOURCES)
}

function isNewer(root: string, made: string, sources: string[]): boolean {
  const path = join(root, made)
  if (!existsSync(path)) return false
  const madeAt = statSync(path).mtimeMs
  return sources.every((source) => newest(join(root, source)) <= madeAt)
}

function newest(path: string): number {
  const facts = statSync(path)
  if (!facts.isDirectory()) return facts.mtimeMs
  return Math.max(0, ...readdirSync(path).map((name) => newest(join(path, name))))
}
