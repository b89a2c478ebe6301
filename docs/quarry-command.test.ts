import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeEach, expect, it } from 'vitest'

const PROGRAM = join(import.meta.dirname, '../deploy/quarry')

/** An installation whose Node, `id` and `setpriv` only tell how they were called. */
const place = realpathSync(mkdtempSync(join(tmpdir(), 'quarry command ')))
const quarry = join(place, 'opt/deploy/quarry')
const settings = join(place, 'quarry.env')
mkdirSync(dirname(quarry), { recursive: true })
copyFileSync(PROGRAM, quarry)
afterAll(() => rmSync(place, { recursive: true }))

function writeProgram(path: string, lines: string): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, `#!/bin/sh\n${lines}\n`, { mode: 0o755 })
}

beforeEach(() => {
  writeProgram(join(place, 'opt/.node/bin/node'), 'pwd; umask; printf "%s\\n" "$@"; env')
  writeProgram(join(place, 'bin/setpriv'), 'printf "%s\\n" setpriv "$@"')
  actAs('quarry')
  writeFileSync(settings, '')
})

function actAs(user: string): void {
  writeProgram(join(place, 'bin/id'), `echo ${user}`)
}

function run(...args: string[]) {
  const env = { PATH: `${join(place, 'bin')}:${process.env['PATH'] ?? ''}` }
  const { status, stdout, stderr } = spawnSync(quarry, args, { cwd: place, env, encoding: 'utf8' })
  return { status, stderr, lines: stdout.split('\n').slice(0, -1) }
}

it('a command runs in the installation, and finds what the caller named from its own folder', () => {
  const { status, lines } = run(
    '--settings',
    'quarry.env',
    'restore',
    '--',
    'a file',
    '--into',
    '/srv/b',
    '--key-file=c',
  )
  expect(status).toBe(0)
  expect(lines.slice(0, 7)).toEqual([
    join(place, 'opt'),
    '0077',
    'scripts/run.mjs',
    'restore',
    join(place, 'a file'),
    '--into',
    '/srv/b',
  ])
  expect(lines[7]).toBe(`--key-file=${join(place, 'c')}`)
  expect(run('--settings', settings, 'backup', 'verify', 'f').lines.slice(4, 6)).toEqual(['verify', join(place, 'f')])
  expect(run('--settings', settings, 'storage', 'check').lines.slice(3, 5)).toEqual(['storage', 'check'])
})

it('a digest is no path', () => {
  const { lines } = run('--settings', settings, 'backup', 'verify', 'f', '--digest', 'ab12', '--key-file', 'k')
  expect(lines.slice(5, 10)).toEqual([join(place, 'f'), '--digest', 'ab12', '--key-file', join(place, 'k')])
  expect(run('--settings', settings, 'restore', 'f', '--digest=ab12').lines).toContain('--digest=ab12')
})

it('settings are read as systemd reads them, and a line that could mean two things is refused', () => {
  const url = 's3://quarry?endpoint=https://store:9000&region=eu'
  writeFileSync(
    settings,
    `# Ours\n\n  STORAGE_URL=${url}\r\nMAIL_FROM="Quarry <q@example.com>"  \nSECRET=a$b #c'd\nDATA_DIR=/srv/q`,
  )
  const { lines } = run('--settings', settings, 'storage', 'check')
  expect(lines).toEqual(
    expect.arrayContaining([
      `STORAGE_URL=${url}`,
      'MAIL_FROM=Quarry <q@example.com>',
      "SECRET=a$b #c'd",
      'DATA_DIR=/srv/q',
      'NODE_ENV=production',
    ]),
  )
  const refused = ['export A=1', 'A = 1', 'A="1', 'A="1" and "2"', 'A=1\\', '# more \\', 'only words', '1A=b'].map(
    (line) => {
      writeFileSync(settings, `B=1\n${line}\n`)
      const { status, stderr } = run('--settings', settings, 'storage', 'check')
      return [line, status, stderr.includes(`${settings}, line 2: `)]
    },
  )
  expect(refused.filter(([, status, isNamed]) => status !== 1 || !isNamed)).toEqual([])
})

it('root becomes the user of the service, and others are refused', () => {
  actAs('root')
  const { lines } = run('--settings', 'quarry.env', 'import', 'a.jsonl', '--dry-run')
  expect(lines).toEqual([
    'setpriv',
    '--reuid=quarry',
    '--regid=quarry',
    '--init-groups',
    quarry,
    '--settings',
    settings,
    'import',
    join(place, 'a.jsonl'),
    '--dry-run',
  ])
  actAs('somebody')
  expect(run('import', 'a.jsonl')).toMatchObject({
    status: 1,
    stderr: 'quarry: run it as root or as the user quarry.\n',
  })
})

it('alone it prints its use; an unknown command, no build and no such settings end with 1', () => {
  expect(run()).toMatchObject({ status: 0, lines: expect.arrayContaining(['  quarry storage check|move']) as string[] })
  expect(run('bakcup')).toMatchObject({ status: 1, stderr: expect.stringContaining('Usage: quarry') as string })
  expect(run('--settings', 'none', 'backup')).toMatchObject({
    status: 1,
    stderr: `quarry: there is no file ${place}/none.\n`,
  })
  rmSync(join(place, 'opt/.node'), { recursive: true })
  expect(run('--settings', settings, 'storage', 'check').stderr).toBe(
    `quarry: ${place}/opt is not built: run there, as root, npm run build.\n`,
  )
})
