import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { makeDocs, readDoc } from './making/make-docs.ts'

/** `npm run docs`: writes what of `docs/` is made from the code, and says which files changed. */
for (const [path, text] of await makeDocs()) {
  if (readDoc(path) === text) continue
  const file = fileURLToPath(new URL(path, import.meta.url))
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
  console.log(`docs/${path}`)
}
