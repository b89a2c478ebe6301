import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { LoadOrder, LoadResult } from './load-client.ts'

/** Puts as much load on a server as ordered, from a separate process. */
export async function load(order: LoadOrder): Promise<LoadResult> {
  const client = forkBeside('load-client.ts')
  client.send(order)
  return firstMessage<LoadResult>(client)
}

/** Starts the plain server (`node:http` with plain SQL) on the database of a data folder. */
export async function startPlainServer(dataDir: string): Promise<{ url: string; process: ChildProcess }> {
  const process = forkBeside('plain-server.ts', [dataDir])
  return { url: `http://127.0.0.1:${await firstMessage<number>(process)}`, process }
}

/** Starts a program of the bench in a separate process. */
export function forkBeside(file: string, args: string[] = [], execArgv: string[] = []): ChildProcess {
  return fork(fileURLToPath(new URL(file, import.meta.url)), args, { execArgv })
}

export async function firstMessage<Message>(child: ChildProcess): Promise<Message> {
  const ended = once(child, 'exit').then(([code]) =>
    Promise.reject(new Error(`a process of the bench ended with ${code}`)),
  )
  ended.catch(() => undefined)
  const [message] = (await Promise.race([once(child, 'message'), ended])) as [Message]
  return message
}
