import { expect, it } from 'vitest'
import { demonstration, openDemonstration } from './demonstration.ts'
import { allFiles } from './files.ts'
import { LINES } from './lines.ts'
import { hasTexture } from './measures/measures.ts'

const { source, textures } = openDemonstration()

async function linesFrom(from: number) {
  const lines = []
  for await (const line of source.lines(from)) lines.push(line)
  return lines
}

it('All lines come in order, or those from a wanted one on', async () => {
  const all = await linesFrom(1)
  expect(all.map(({ text }) => text)).toEqual(LINES.map(({ text }) => text))
  expect(all.map(({ line }) => line)).toEqual(LINES.map((_, index) => index + 1))
  expect(await linesFrom(demonstration.total)).toEqual(all.slice(-1))
  expect(await linesFrom(demonstration.total + 1)).toEqual([])
})

it('Every file of every line is known by its measures, though none was made', async () => {
  const keys = new Map(allFiles().map(({ path, key }) => [path, key]))
  const paths = LINES.flatMap(({ files }) => files.map(({ path }) => path))
  const isPaper = (path: string) => path.endsWith('.pdf')
  for (const path of paths.filter(isPaper)) {
    const file = await source.files.read(undefined, { path, use: 'document' })
    expect(file).toMatchObject({ use: 'document', key: keys.get(path), format: 'pdf', bytes: expect.any(Number) })
  }
  for (const path of paths.filter((one) => !isPaper(one))) {
    const file = await source.files.read(undefined, { path, use: 'picture' })
    const facts = { width: expect.any(Number), palette: expect.any(Array) }
    expect(file).toMatchObject({ use: 'picture', key: keys.get(path), bytes: expect.any(Number), facts })
  }
  await expect(source.files.read(undefined, { path: '../secret.pdf', use: 'document' })).rejects.toThrow(
    '../secret.pdf',
  )
})

it('Covers and macros have textures of unit length, by their storage keys', () => {
  const textured = allFiles().filter(hasTexture)
  expect([...textures.byKey.keys()].toSorted()).toEqual(textured.map(({ key }) => key).toSorted())
  for (const texture of textures.byKey.values()) expect(Math.hypot(...texture)).toBeCloseTo(1, 5)
})
