import { expect, it } from 'vitest'
import { makeDocs, readDoc } from './making/make-docs.ts'

it('says in docs/ what the code says; where it does not, `npm run docs` writes it anew', async () => {
  const made = await makeDocs()
  const stale = [...made].filter(([path, text]) => readDoc(path) !== text).map(([path]) => `docs/${path}: npm run docs`)
  expect(stale).toEqual([])
})
