import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer, request } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { StorageSettings } from '../platform/storage/objects/open-objects.ts'
import { readStorageSettings } from '../platform/storage/storage-settings.ts'

export const STORE_KEYS = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }

const PROGRAM = new URL('./s3-process.ts', import.meta.url)

/** A real S3-speaking server with the buckets `quarry` and `other`, behind a proxy that can misbehave. */
export interface TestStore {
  place: NonNullable<StorageSettings['to']>
  /** The setting that names it. */
  url: string
  /** The calls that came, such as `GET storage/ab/abcd`. */
  calls: string[]
  /** What the proxy does with a call instead of passing it on; undefined: it passes it on. */
  misbehave: ((call: string, request: IncomingMessage, response: ServerResponse) => 'done' | undefined) | undefined
  /** How long each call waits before it is passed on, in ms. */
  delayMs: number
  /** The paths of the files in which the server keeps the content of its objects. */
  files(): Promise<string[]>
  close(): Promise<void>
}

/** The place that a setting names, with the keys of the store. */
function placeOf(url: string): TestStore['place'] {
  const keys = { AWS_ACCESS_KEY_ID: STORE_KEYS.accessKeyId, AWS_SECRET_ACCESS_KEY: STORE_KEYS.secretAccessKey }
  const { to } = readStorageSettings({ STORAGE_URL: url, ...keys }, '/nowhere')
  if (!to) throw new Error('no store was named')
  return to
}

/** Starts a store; `place` and `url` are those of the bucket `quarry`. */
export async function startStore(): Promise<TestStore> {
  const folder = await mkdtemp(join(tmpdir(), 'quarry-s3-'))
  const server = fork(PROGRAM, [folder], { execArgv: ['--openssl-legacy-provider'] })
  const [port] = (await once(server, 'message')) as [number]
  const proxy = createServer((given, answer) => {
    const call = `${given.method} ${decodeURIComponent(given.url ?? '').replace('/quarry/', '')}`
    store.calls.push(call)
    if (store.misbehave?.(call, given, answer) === 'done') return
    if (store.delayMs) setTimeout(pass, store.delayMs, port, given, answer)
    else pass(port, given, answer)
  }).listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const endpoint = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`
  const url = `s3://quarry?endpoint=${endpoint}`
  const store: TestStore = {
    place: placeOf(url),
    url,
    calls: [],
    misbehave: undefined,
    delayMs: 0,
    async files() {
      const names = await readdir(join(folder, 'quarry'), { recursive: true })
      return names.filter((name) => name.endsWith('._S3rver_object')).map((name) => join(folder, 'quarry', name))
    },
    async close() {
      proxy.close()
      proxy.closeAllConnections()
      const ended = once(server, 'exit')
      server.kill()
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
  return store
}

function pass(port: number, given: IncomingMessage, answer: ServerResponse): void {
  const { method, url: path, headers } = given
  // The signature covers the name of the host, so it is passed on as it came.
  const passed = request({ port, host: '127.0.0.1', method, path, headers }, (response) => {
    answer.writeHead(response.statusCode ?? 502, response.headers)
    response.pipe(answer)
  })
  passed.on('error', () => answer.destroy())
  given.pipe(passed)
}
