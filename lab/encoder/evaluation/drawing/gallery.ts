import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { DrawAnswer, DrawOrder } from './draw-process.ts'
import type { Degradation } from './degrade.ts'
import { drawPhotographs } from './photographs.ts'
import type { Patch } from './photographs.ts'
import { startProcesses } from '../processes.ts'
import { askAll } from '../progress.ts'
import { planSamples, planSiblings, planUnrelated } from './samples.ts'
import type { Purpose, Sample, Sibling } from './samples.ts'

/** A material with the paths of its pictures. */
export interface Material extends Sample {
  original: string
  copy: string
  degradations: Degradation[]
  rendering: string
  /** A degraded copy of the rendering. */
  photograph: string
  /** A copy of the original in another light. */
  relit: string
}

export interface SiblingPicture extends Sibling {
  original: string
  /** Degraded in all ways at once. */
  copy: string
}

export interface Unrelated {
  kind: string
  picture: string
}

export interface Gallery {
  materials: Material[]
  /** Set by set, `SIBLINGS` each. */
  siblings: SiblingPicture[]
  unrelated: Unrelated[]
  /** Empty if there are no photographs. */
  patches: Patch[]
}

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url))
/** Where drawn pictures are kept between runs. */
export const FOLDER = join(ROOT, 'bench/results/data/images')
/** Unrelated pictures are cheap and decisive: all are drawn whatever the share, and twice as many for calibration. */
const UNRELATED_SHARE: Record<Purpose, number> = { evaluation: 1, calibration: 2 }
/** The code that draws each part of the gallery; a change in it discards the kept pictures of that part. */
const SOURCES = {
  materials: ['demo/surfaces', 'lab/encoder/materials', 'lab/encoder/evaluation/drawing'],
  unrelated: ['demo/surfaces/drawing', 'lab/encoder/evaluation/unrelated'],
}
type Part = keyof typeof SOURCES

/**
 * Every picture of the evaluation or the calibration, or a share of them for a quick run. Pictures are kept until the
 * drawing code changes, so that an interrupted run can go on.
 */
export async function openGallery(share: number, purpose: Purpose = 'evaluation'): Promise<Gallery> {
  const samples = planSamples(share, purpose)
  const siblings = planSiblings(share, purpose)
  const seeds = planUnrelated(UNRELATED_SHARE[purpose], purpose)
  const drawn = await openPart('materials', `${purpose}-${share}`, [
    ...samples.map((sample) => ({ sample })),
    ...siblings.map((sibling) => ({ sibling })),
  ])
  const others = await openPart(
    'unrelated',
    // The code that plans seeds is not among the sources of this part.
    `${purpose}-${seeds[0]}`,
    seeds.map((unrelated) => ({ unrelated })),
  )
  const picture = (name: string) => join(drawn.folder, `${name}.jpg`)
  return {
    materials: samples.map((sample, index) => ({
      ...sample,
      degradations: degradationsOf(drawn.answers[index]),
      original: picture(sample.name),
      copy: picture(`${sample.name}-copy`),
      rendering: picture(`${sample.name}-again`),
      photograph: picture(`${sample.name}-again-copy`),
      relit: picture(`${sample.name}-relit`),
    })),
    siblings: siblings.map((sibling) => ({
      ...sibling,
      original: picture(sibling.name),
      copy: picture(`${sibling.name}-copy`),
    })),
    unrelated: seeds.map((seed, index) => ({
      kind: kindOf(others.answers[index]),
      picture: join(others.folder, `unrelated-${seed}.jpg`),
    })),
    // Looked for at every run: the photographs may have been added since.
    patches: purpose === 'evaluation' ? await drawPhotographs(drawn.folder) : [],
  }
}

function degradationsOf(answer?: DrawAnswer): Degradation[] {
  return answer && 'degradations' in answer ? answer.degradations : []
}

function kindOf(answer?: DrawAnswer): string {
  return answer && 'kind' in answer ? answer.kind : ''
}

/** Draws what is missing of a part; answers its folder and what was said of each order. */
async function openPart(
  part: Part,
  name: string,
  orders: readonly DrawOrder[],
): Promise<{ folder: string; answers: DrawAnswer[] }> {
  const edition = `${part}-${await editionOfSources(SOURCES[part])}`
  const folder = join(FOLDER, `${edition}-${name}`)
  const index = join(folder, 'index.json')
  if (existsSync(index)) return { folder, answers: JSON.parse(await readFile(index, 'utf8')) as DrawAnswer[] }
  await removeOlder(part, edition)
  await mkdir(folder, { recursive: true })
  const drawing = startProcesses<DrawOrder, DrawAnswer>(new URL('draw-process.ts', import.meta.url), [folder])
  try {
    const answers = await askAll(`Drawing ${part}`, orders, drawing.ask)
    await writeFile(index, JSON.stringify(answers))
    return { folder, answers }
  } finally {
    drawing.close()
  }
}

/** Deletes what an older edition of the drawing code made of a part. */
export async function removeOlder(part: string, edition: string): Promise<void> {
  const folders = existsSync(FOLDER) ? await readdir(FOLDER) : []
  for (const folder of folders) {
    if (folder.startsWith(`${part}-`) && !folder.startsWith(edition))
      await rm(join(FOLDER, folder), { recursive: true })
  }
}

/** A digest of the code that draws the pictures. */
export async function editionOfSources(folders: readonly string[] = SOURCES.materials): Promise<string> {
  const hash = createHash('sha256')
  for (const folder of folders) {
    const names = await readdir(join(ROOT, folder), { recursive: true })
    for (const name of names.filter(isSource).sort()) hash.update(await readFile(join(ROOT, folder, name)))
  }
  return hash.digest('hex').slice(0, 8)
}

function isSource(name: string): boolean {
  return name.endsWith('.ts') && !name.endsWith('.test.ts')
}
