import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createRandom } from '../bench/generator/random.ts'
import { startMailServer } from '../server/testing/mail-server.ts'
import type { MailServer } from '../server/testing/mail-server.ts'
import { CREW_MEMBERS, startCrew } from './load/crew.ts'
import { writeImports } from './load/import-writer.ts'
import { countAcknowledged } from './load/ledger.ts'
import type { Ledger } from './load/ledger.ts'
import { writeMails } from './load/mail-writer.ts'
import { listed } from './load/seen.ts'
import type { Finding, TrialOptions } from './trial.ts'
import { withHeld } from './world/held.ts'
import type { Hold } from './world/held.ts'
import { killPostgres } from './world/postgres.ts'
import { startProduct } from './world/product.ts'
import type { Product } from './world/product.ts'
import { createSite, makePeople } from './world/site.ts'
import type { Site } from './world/site.ts'

const ROUNDS = 100
const LONGEST_CALM_MS = 800

/** Kills what runs, at random, while people write; nothing that was acknowledged may be missing. */
export async function tryCrashes(options: TrialOptions): Promise<Finding[]> {
  return [...(await crash('embedded', options)), ...(await crash('external', options))]
}

/** Something that can be killed, and what brings it back. */
interface Victim {
  name: string
  kill(): Promise<void>
  /** What a supervisor would do. */
  revive(): Promise<void>
}

export interface CrashOptions extends TrialOptions {
  /** Without: nobody imports meanwhile, and each round kills the next victim instead of any. */
  isShort?: boolean
}

export async function crash(kind: 'embedded' | 'external', options: CrashOptions): Promise<Finding[]> {
  return withHeld(async (hold) => {
    const site = await createSite(kind, hold)
    const mail = kind === 'external' ? await startMailServer() : undefined
    if (mail) hold(mail.close)
    const start = async (server: number, program?: 'worker') => {
      const more = mail && { SMTP_URL: mail.url, LOGIN_LIMITS: '254,8,20', TRUST_PROXY: '127.0.0.1' }
      return startProduct({ ...site.settingsOf(server), ...more }, hold, program)
    }
    const servers = [await start(0)]
    if (kind === 'external') servers.push(await start(1))
    const worker = mail && (await start(2, 'worker'))
    return crashAround(kind, { site, servers, worker, mail, hold }, options)
  })
}

interface CrashScene {
  site: Site
  servers: readonly Product[]
  worker: Product | undefined
  mail: MailServer | undefined
  hold: Hold
}

async function crashAround(
  kind: string,
  { site, servers, worker, mail, hold }: CrashScene,
  { rounds = ROUNDS, say, isShort = false }: CrashOptions,
): Promise<Finding[]> {
  const urls = servers.map(({ url }) => url)
  const importing = { folder: site.folder, settings: site.settingsOf(0) }
  const imports: ReturnType<typeof writeImports>[] = []
  const mailing = mail && writeMails('mail', urls, mail)
  const people = await makePeople(site, CREW_MEMBERS)
  const beside = (ledger: Ledger) => {
    if (!isShort) imports.push(writeImports('supplier', ledger, importing))
    return [...imports, ...(mailing ? [mailing] : [])]
  }
  const crew = startCrew({ site, urls, people, beside }, hold)
  const victims = [
    ...victimsOf(site, servers),
    ...imports.map(victimOfImport),
    ...(worker ? [victimOf('worker', worker)] : []),
  ]
  const random = createRandom(30)
  const killed = new Map<string, number>()
  let longestMs = 0
  await crew.allWrite()
  for (let round = 0; round < rounds; round += 1) {
    await sleep(Math.random() * LONGEST_CALM_MS)
    const victim = isShort ? (victims[round % victims.length] ?? random.pick(victims)) : random.pick(victims)
    killed.set(victim.name, (killed.get(victim.name) ?? 0) + 1)
    const at = performance.now()
    await victim.kill()
    await victim.revive()
    await crew.allWrite()
    longestMs = Math.max(longestMs, performance.now() - at)
    say(`${kind}: round ${round + 1} of ${rounds}, ${victim.name}, ${countAcknowledged(crew.ledger)} acknowledged`)
  }
  const { lost, doubled, broken } = await crew.finish()
  const wrongMails = (await mailing?.findWrong(await site.connectionString())) ?? []
  for (const one of [...lost, ...doubled, ...broken, ...wrongMails]) say(`${kind}: ${one}`)

  return [
    { what: `${kind}: killed (−9)`, value: rounds, unit: 'times', note: listed(killed) },
    { what: `${kind}: acknowledged`, value: countAcknowledged(crew.ledger), unit: 'rows', least: 1 },
    {
      what: `${kind}: calls that succeeded at one server, the fewest`,
      value: crew.fewestAtOneServer(),
      unit: '',
      least: 1,
    },
    { what: `${kind}: of these lost`, value: lost.length, unit: 'rows', most: 0 },
    { what: `${kind}: stored twice`, value: doubled.length, unit: 'rows', most: 0 },
    { what: `${kind}: rules broken`, value: broken.length, unit: '', most: 0 },
    ...(mailing ? mailFindings(kind, mailing.count(), wrongMails) : []),
    {
      what: `${kind}: longest time from a kill until what was killed ran and everybody had written again`,
      value: longestMs,
      unit: 'ms',
    },
    {
      what: `${kind}: answers 500`,
      value: crew.seen.count('500'),
      unit: '',
      most: 0,
      note: `all failures: ${crew.seen.listed()}`,
    },
  ]
}

function mailFindings(kind: string, requested: number, wrong: readonly string[]): Finding[] {
  return [
    { what: `${kind}: mails requested`, value: requested, unit: '', least: 1 },
    { what: `${kind}: mails that did not come, or came as two`, value: wrong.length, unit: '', most: 0 },
  ]
}

function victimOf(name: string, product: Product): Victim {
  return { name, kill: () => product.kill(), revive: () => product.start() }
}

function victimOfImport({ kill }: ReturnType<typeof writeImports>): Victim {
  return { name: 'import', kill, revive: async () => undefined }
}

function victimsOf({ folder, postgres }: Site, servers: readonly Product[]): Victim[] {
  return [
    ...servers.map((server, index) => victimOf(`server ${index + 1}`, server)),
    {
      name: 'PostgreSQL',
      kill: () => (postgres ? postgres.kill() : killPostgres(join(folder, 'data/postgres'))),
      // The server starts an embedded one again by itself.
      revive: async () => postgres?.start(),
    },
  ]
}
