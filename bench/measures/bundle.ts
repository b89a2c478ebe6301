import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import type { Figure } from '../figure.ts'

const WEB = fileURLToPath(new URL('../../dist/web/', import.meta.url))
const ASSETS = join(WEB, 'assets')
const KILOBYTE = 1000

/** Gzip size (level 9) of the built page: what index.html loads at once, and everything. */
export async function measureBundle(): Promise<Figure[]> {
  if (!existsSync(join(WEB, 'index.html'))) {
    return [{ name: 'script of the first page, gzip', unit: 'KB', note: 'not available: npm start builds the page' }]
  }
  const names = await readdir(ASSETS)
  const scripts = names.filter((name) => name.endsWith('.js'))
  const { scripts: first, styles } = await firstFiles()
  return [
    { ...(await sizeFigure('script of the first page, gzip', first)), target: { atMost: 190 } },
    await sizeFigure('all scripts, gzip', scripts),
    await sizeFigure('styles of the first page, gzip', styles),
    await sizeFigure(
      'all styles, gzip',
      names.filter((name) => name.endsWith('.css')),
    ),
  ]
}

// The entry, the scripts that index.html preloads, and all that these import statically; and the styles that it names.
async function firstFiles(): Promise<{ scripts: string[]; styles: string[] }> {
  const page = await readFile(join(WEB, 'index.html'), 'utf8')
  const names = [...page.matchAll(/(?:src|href)="\/assets\/([^"]+)"/g)].map(([, name]) => name ?? '')
  const found = new Set(names.filter((name) => name.endsWith('.js')))
  for (const name of found) for (const imported of await staticImports(name)) found.add(imported)
  return { scripts: [...found], styles: names.filter((name) => name.endsWith('.css')) }
}

// Matches `import{a}from"./b.js"`, `import"./b.js"`, `export{a}from"./b.js"`; a bracket after `import` means a dynamic
// one.
async function staticImports(name: string): Promise<string[]> {
  const script = await readFile(join(ASSETS, name), 'utf8')
  return [...script.matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g)].map(([, imported]) => imported ?? '')
}

async function sizeFigure(name: string, files: string[]): Promise<Figure> {
  const sizes = await Promise.all(
    files.map(async (file) => ({
      file: basename(file),
      kilobytes: gzipSync(await readFile(join(ASSETS, file)), { level: 9 }).length / KILOBYTE,
    })),
  )
  sizes.sort((one, other) => other.kilobytes - one.kilobytes)
  const largest = sizes.slice(0, 3).map(({ file, kilobytes }) => `${file} ${kilobytes.toFixed(1)}`)
  return {
    name,
    value: sizes.reduce((sum, { kilobytes }) => sum + kilobytes, 0),
    unit: 'KB',
    note: `${sizes.length} files; largest ${largest.join(', ')}`,
    details: sizes,
  }
}
