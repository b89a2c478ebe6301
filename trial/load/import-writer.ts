import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runNode } from '../../e2e/stage/server.ts'
import { aProduct } from '../../server/testing/factories.ts'
import type { Ledger } from './ledger.ts'
import { createWriter } from './writer.ts'
import type { Writer } from './writer.ts'

const LINES = 200

/** A supplier's files, loaded by `npm run import`. A killed import is repeated, and must go on where it stopped. */
export function writeImports(
  name: string,
  ledger: Ledger,
  { folder, settings }: { folder: string; settings: Record<string, string> },
): Writer & { kill(): Promise<void> } {
  let files = 0
  let running: ReturnType<typeof runNode> | undefined
  let keys: string[] = []
  const path = join(folder, `${name}.jsonl`)

  async function nextFile(): Promise<void> {
    keys = Array.from({ length: LINES }, (_, index) => `${name}-${files}-${index}`)
    await writeFile(path, keys.map((key) => `${JSON.stringify(aProduct({ key }))}\n`).join(''))
  }

  const writer = createWriter(
    name,
    async () => {
      if (keys.length === 0) await nextFile()
      running = runNode(['server/imports/command.ts', path], settings)
      const code = await running.exited
      if (code !== 0) return false
      for (const key of keys) ledger.imported.add(key)
      files += 1
      keys = []
      return true
    },
    () => undefined,
  )
  return {
    ...writer,
    kill: async () => {
      running?.child.kill('SIGKILL')
      await running?.exited
    },
  }
}
