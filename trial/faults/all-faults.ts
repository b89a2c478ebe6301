import { existsSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sendEmailCode } from '../../contract/members.ts'
import { waitFor } from '../../e2e/stage/server.ts'
import { upload } from './upload.ts'
import { FAKETIME } from './world.ts'
import type { FaultyWorld } from './world.ts'

/** Something that goes wrong for a while, and then is right again. */
export interface Fault {
  name: string
  seconds: number
  begin(world: FaultyWorld): Promise<void>
  /** What must be so while it lasts; returns what is not. */
  meanwhile?(world: FaultyWorld): Promise<string[]>
  end(world: FaultyWorld): Promise<void>
  /** What must be so afterwards; returns what is not. */
  check?(world: FaultyWorld): Promise<string[]>
}

const MAILS = 5
const PATIENCE_MS = 300_000
const SHIFT_MINUTES = 60
const NEAR_MINUTES = 2

export const FAULTS: readonly Fault[] = [
  {
    name: 'database away',
    seconds: 60,
    begin: ({ postgres }) => postgres.kill(),
    end: ({ postgres }) => postgres.start(),
  },
  {
    name: 'database 500 ms slow',
    seconds: 60,
    begin: async ({ link }) => void (link.delayMs = 250),
    end: async ({ link }) => void (link.delayMs = 0),
  },
  {
    name: 'one server paused',
    seconds: 20,
    begin: async ({ products }) => products[0]?.signal('SIGSTOP'),
    end: async ({ products }) => products[0]?.signal('SIGCONT'),
  },
  {
    name: 'disk of DATA_DIR full',
    seconds: 20,
    begin: fillDisk,
    end: ({ dataFolder }) => rm(join(dataFolder, 'ballast')),
    check: async (world) => {
      const { code } = await upload(world)
      return [...(code === 200 ? [] : [`an upload answers ${code} though there is room`]), ...said]
    },
  },
  {
    name: 'mail server refusing',
    seconds: 20,
    async begin(world) {
      world.mail.isRefusing = true
      for (let count = 0; count < MAILS; count += 1) await requestCode(world, `code${count}@quarry.test`)
    },
    end: async ({ mail }) => void (mail.isRefusing = false),
    async check({ mail }) {
      const count = () => new Set(mail.mails.flatMap(({ recipients }) => recipients)).size
      await waitFor(async () => count() >= MAILS, PATIENCE_MS).catch(() => undefined)
      const doubled = mail.mails.length - count()
      return [
        ...(count() < MAILS ? [`${count()} of ${MAILS} mails came`] : []),
        ...(doubled ? [`${doubled} mails came twice`] : []),
      ]
    },
  },
  {
    name: 'clock of one server an hour ahead',
    seconds: 20,
    begin: ({ clockFile }) => setClock(clockFile, '+1h'),
    meanwhile: async ({ urls }) => wrongClocks(urls),
    end: ({ clockFile }) => setClock(clockFile, '+0'),
  },
]

/** What was wrong while the disk was full. */
const said: string[] = []

async function fillDisk(world: FaultyWorld): Promise<void> {
  said.length = 0
  if (!world.hasDisk) said.push('not tried: no small disk can be mounted here')
  const chunk = Buffer.alloc(1024 * 1024)
  for (;;) {
    try {
      await writeFile(join(world.dataFolder, 'ballast'), chunk, { flag: 'a' })
    } catch {
      break
    }
    if (!world.hasDisk) break
  }
  const { code } = await upload(world)
  if (world.hasDisk && code !== 503) said.push(`an upload answers ${code} on a full disk`)
}

async function requestCode({ urls }: FaultyWorld, email: string): Promise<void> {
  await fetch(urls[0] + sendEmailCode.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, scene: 1 }),
  })
}

async function setClock(file: string, shift: string): Promise<void> {
  if (existsSync(FAKETIME)) await writeFile(file, shift)
}

/** The first server's answers must be dated an hour ahead, those of the second must not. */
async function wrongClocks(urls: readonly string[]): Promise<string[]> {
  if (!existsSync(FAKETIME)) return ['not tried: no library is here that shifts a clock']
  const ahead = await Promise.all(urls.map(minutesAhead))
  return ahead.flatMap((minutes, server) =>
    Math.abs(minutes - (server === 0 ? SHIFT_MINUTES : 0)) < NEAR_MINUTES
      ? []
      : [`the clock of server ${server + 1} is ${Math.round(minutes)} minutes ahead`],
  )
}

async function minutesAhead(url: string): Promise<number> {
  const { headers } = await fetch(`${url}/healthz`)
  return (Date.parse(headers.get('date') ?? '') - Date.now()) / 60_000
}
