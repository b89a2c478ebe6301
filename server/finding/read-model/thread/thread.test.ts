import { once } from 'node:events'
import { readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { getProductFacets, getProductPage } from '../../../../contract/catalogue.ts'
import { createClock } from '../../../platform/clock.ts'
import { connect, isDatabaseAway } from '../../../platform/postgres/database.ts'
import { aProduct } from '../../../testing/factories.ts'
import { openFarPostgres } from '../../../testing/far-postgres.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { followCatalogue } from '../follow/follow.ts'
import { listTexts } from '../texts.ts'
import { createModelSource } from './choose-source.ts'

/** Longer than any test, however slow the machine. */
const FOR_LONG_MS = 600_000

let quarry: TestApp
let warnings: string[]
const log = { warn: (...said: unknown[]) => void warnings.push(String(said.at(-1))) }
/** Threads that were started since the test began. */
let threads: Worker[]
const note = (worker: Worker) => void threads.push(worker)

beforeEach(async () => {
  ;[warnings, threads] = [[], []]
  quarry = await createTestApp()
  process.on('worker', note)
})
afterEach(async () => {
  process.off('worker', note)
  await quarry.close()
})

async function importNames(...names: string[]): Promise<void> {
  await quarry.importLines(names.map((enName) => aProduct({ key: enName, enName })))
}

interface ThreadWish {
  fromSkus?: number
  idleMs?: number
  builtIdleMs?: number
  hurriedMs?: number
  mostShared?: number
  snapshotPath?: string
}

/** Follows a catalogue in a thread, and reads its names. */
function follow({ snapshotPath, ...wish }: ThreadWish = {}) {
  const thread = { connection: quarry.databaseConfig, fromSkus: 0, builtIdleMs: FOR_LONG_MS, ...wish }
  const source = createModelSource({ db: quarry.db, log, snapshotPath, thread })
  const model = followCatalogue(quarry.db, createClock(), source)
  const names = async () => listTexts((await model.current()).enNames)
  return { model, names, close: () => source.close() }
}

describe('a catalogue that is followed in a thread of its own', () => {
  it('lies in shared memory, where unchanged columns stay', async () => {
    await importNames('Ash', 'Beech', 'Cork', 'Deal', 'Elm', 'Fir')
    const { model, close } = follow()
    const before = await model.current()
    expect(before.low.buffer).toBeInstanceOf(SharedArrayBuffer)
    await quarry.importLines([aProduct({ key: 'Ash', enName: 'Asp' })])
    const after = await model.current()
    expect(listTexts(after.enNames)).toContain('Asp')
    expect(listTexts(before.enNames), 'as it was for who asks it still').toContain('Ash')
    expect(after.low).toBe(before.low)
    expect(after.words.parts[0]?.segment).toBe(before.words.parts[0]?.segment)
    expect(threads).toHaveLength(1)
    await close()
  })

  it('is followed by another thread if one dies, idle or at work', async () => {
    await importNames('Ash')
    const { model, names, close } = follow()
    expect(await names()).toEqual(['Ash'])
    await threads[0]?.terminate()
    await importNames('Beech')
    expect(await names()).toEqual(['Ash', 'Beech'])
    await importNames('Cork')
    const asked = [model.current(), model.current()]
    await expect.poll(() => threads.at(-1)?.listenerCount('message')).toBeGreaterThan(0)
    await threads[1]?.terminate()
    expect((await Promise.all(asked)).map(({ enNames }) => listTexts(enNames).length)).toEqual([3, 3])
    expect(await names()).toEqual(['Ash', 'Beech', 'Cork'])
    await close()
  })

  it('is followed by the main thread if every other one dies', async () => {
    await importNames('Ash')
    const kill = (worker: Worker) => void worker.terminate()
    process.on('worker', kill)
    const { names, close } = follow()
    try {
      expect(await names()).toEqual(['Ash'])
      expect(threads).toHaveLength(3)
      expect(warnings.at(-1)).toContain('by the thread that answers')
      await importNames('Beech')
      expect(await names()).toEqual(['Ash', 'Beech'])
      expect(threads).toHaveLength(3)
    } finally {
      process.off('worker', kill)
      await close()
    }
  })

  it('is followed by the main thread if there is no shared memory, at once or later', async () => {
    await importNames('Ash')
    for (const mostShared of [100, 12_000]) {
      const { names, close } = follow({ mostShared })
      expect(await names()).toContain('Ash')
      for (let round = 0; round < 20 && !warnings.length; round++) {
        await importNames(`Beech ${mostShared} ${round}`)
        expect(await names()).toContain(`Beech ${mostShared} ${round}`)
      }
      expect(warnings.splice(0)).toEqual([expect.stringContaining('by the thread that answers')])
      await importNames(`Cork ${mostShared}`)
      expect(await names()).toContain(`Cork ${mostShared}`)
      await close()
    }
  })

  it('starts once the catalogue is large; the thread that has it then saves it', async () => {
    const snapshotPath = join(quarry.folder, 'read-model.bin')
    const { model, names, close } = follow({ fromSkus: 3, snapshotPath })
    await importNames('Ash', 'Beech')
    expect(await names()).toEqual(['Ash', 'Beech'])
    expect(threads).toHaveLength(0)
    await importNames('Cork')
    expect(await names()).toHaveLength(3)
    await importNames('Deal')
    expect(await names()).toEqual(['Ash', 'Beech', 'Cork', 'Deal'])
    expect(threads).toHaveLength(1)
    expect((await model.current()).low.buffer).toBeInstanceOf(SharedArrayBuffer)
    await close()
    const kept = await readFile(snapshotPath)
    const next = follow({ fromSkus: 3, snapshotPath })
    expect(await next.names()).toEqual(['Ash', 'Beech', 'Cork', 'Deal'])
    expect(threads, 'none is needed where nothing has changed').toHaveLength(1)
    await importNames('Elm')
    expect(await next.names()).toEqual(['Ash', 'Beech', 'Cork', 'Deal', 'Elm'])
    await next.close()
    expect(await readFile(snapshotPath)).not.toEqual(kept)
    expect([threads.length, warnings]).toEqual([2, []])
  })

  it('ends its thread after a while without changes, and has another one take the next', async () => {
    await importNames('Ash')
    const { names, close } = follow({ idleMs: 1 })
    expect(await names()).toEqual(['Ash'])
    await once(threads[0] as Worker, 'exit')
    expect(await names()).toEqual(['Ash'])
    expect(threads).toHaveLength(1)
    await importNames('Beech')
    expect(await names()).toEqual(['Ash', 'Beech'])
    expect([threads.length, warnings]).toEqual([2, []])
    await close()
  })

  it('ends its thread sooner after it has built the whole catalogue', async () => {
    await importNames('Ash')
    const { names, close } = follow({ builtIdleMs: 1 })
    expect(await names()).toEqual(['Ash'])
    await once(threads[0] as Worker, 'exit')
    await importNames('Beech')
    expect(await names()).toEqual(['Ash', 'Beech'])
    expect([threads.length, warnings]).toEqual([2, []])
    await close()
  })

  it('writes its snapshot to the end when its thread rests, however long that takes', async () => {
    await importNames('Ash')
    const snapshotPath = join(quarry.folder, 'read-model.bin')
    const { names, close } = follow({ builtIdleMs: 1, hurriedMs: 0, snapshotPath })
    expect(await names()).toEqual(['Ash'])
    await once(threads[0] as Worker, 'exit')
    expect((await readFile(snapshotPath)).length).toBeGreaterThan(0)
    await close()
  })

  it('leaves no half of a snapshot when it must end before that is whole', async () => {
    await importNames('Ash')
    const snapshotPath = join(quarry.folder, 'read-model.bin')
    const { names, close } = follow({ hurriedMs: 0, snapshotPath })
    expect(await names()).toEqual(['Ash'])
    await writeFile(`${snapshotPath}.${process.pid}.part`, 'half')
    await close()
    expect(await readdir(quarry.folder)).not.toContainEqual(expect.stringMatching(/\.part$/))
  })

  it('stays as it is while the database does not answer the thread, and takes in the changes once it does', async () => {
    const far = await openFarPostgres(quarry.databaseConfig.host)
    const connection = { ...quarry.databaseConfig, host: far.folder }
    const db = connect({ ...connection, max: 2, longestMs: 1500 })
    const source = createModelSource({ db, log, thread: { connection, fromSkus: 0 } })
    const model = followCatalogue(db, createClock(), source)
    const count = async () => (await model.current()).productIds.length
    try {
      expect(await count()).toBe(0)
      await importNames('Ash')
      far.pause()
      const waiting = source.take(() => createClock().today())
      const failure = waiting.then(() => undefined, isDatabaseAway)
      expect(await Promise.all([count(), count()])).toEqual([0, 0])
      expect(model.age()).toBeGreaterThan(0)
      expect(await failure).toBe(true)
      far.goOn()
      await expect.poll(async () => [await count().catch(() => 0), model.age()]).toEqual([1, 0])
    } finally {
      await source.close()
      await far.close()
      await db.destroy()
    }
  })

  it('answers through the whole app as a catalogue that the main thread follows', async () => {
    await importNames('Ash', 'Beech', 'Cork')
    const apart = await createTestApp({ beside: quarry, threadFromSkus: 0 })
    try {
      for (const keyword of ['', 'ash', 'bech', 'ork'])
        for (const endpoint of [getProductPage, getProductFacets])
          expect(await apart.ask(endpoint, { keyword })).toEqual(await quarry.ask(endpoint, { keyword }))
    } finally {
      await apart.close()
    }
    expect(threads).toHaveLength(1)
  })
})
