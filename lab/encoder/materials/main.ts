// `node lab/encoder/materials/main.ts FILE FIRST COUNT` draws the materials FIRST to FIRST + COUNT - 1: five byte planes
// each into FILE.planes, then their kinds into FILE.json, whose presence means that both are complete. Without arguments
// it prints the names of all kinds.
import { createWriteStream } from 'node:fs'
import { rename, writeFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { KINDS, drawMaterial } from './material.ts'

const [file, first = '0', count = '1'] = process.argv.slice(2)
const kinds: string[] = []

function* drawAll(): Generator<Uint8Array> {
  for (let index = 0; index < Number(count); index++) {
    const { kind, planes } = drawMaterial(Number(first) + index)
    kinds.push(kind)
    yield planes
  }
}

if (file === undefined) {
  console.log(JSON.stringify(KINDS))
} else {
  await pipeline(Readable.from(drawAll()), createWriteStream(`${file}.planes`))
  // Whoever waits for the list must not read half of it.
  await writeFile(`${file}.json.part`, JSON.stringify(kinds))
  await rename(`${file}.json.part`, `${file}.json`)
}
