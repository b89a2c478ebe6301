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
import { planSamples, planUnrelated } from './samples.ts'
import type { Purpose, Sample } from './samples.ts'

/** A material with the paths of its pictures. */
export interface Material extends Sample {
  original: string
  copy: string
  degradations: Degradation[]
  rendering: string
  /** A degraded copy of the rendering. */
  photograph: string
}

export interface Unrelated {
  kind: string
  picture: string
}

export interface Gallery {
  materials: Material[]
  unrelated: Unrelated[]
  /** Empty if there are no photographs. */
  patches: Patch[]
}

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url))
/** Where drawn pictures are kept between runs. */
export const FOLDER = join(ROOT, 'bench/results/data/images')
/** Unrelated pictures are cheap and decisive: all are drawn whatever the share, and twice as many for calibration. */
const UNRELATED_SHARE: Record<Purpose, number> = { evaluation: 1, calibration: 2 }
/** The code that draws the pictures; a change in it discards the kept ones. */
const SOURCES = [
  'demo/surfaces',
  'lab/encoder/materials',
  'lab/encoder/evaluation/drawing',
  'lab/encoder/evaluation/unrelated',
]

/**
 * Every picture of the evaluation or the calibration, or a share of them for a quick run. Pictures are kept until the
 * drawing code changes, so that an interrupted run can go on.
 */
export async function openGallery(share: number, purpose: Purpose = 'evaluation'): Promise<Gallery> {
  const edition = await editionOfSources()
  const folder = join(FOLDER, `${edition}-${purpose}-${share}`)
  const index = join(folder, 'index.json')
  if (!existsSync(index)) {
    await removeOlder(edition)
    await mkdir(folder, { recursive: true })
    await writeFile(index, JSON.stringify(await drawAll(folder, share, purpose)))
  }
  const drawn = JSON.parse(await readFile(index, 'utf8')) as Drawn
  return {
    materials: drawn.samples.map(({ name, ...sample }) => ({
      ...sample,
      name,
      original: join(folder, `${name}.jpg`),
      copy: join(folder, `${name}-copy.jpg`),
      rendering: join(folder, `${name}-again.jpg`),
      photograph: join(folder, `${name}-again-copy.jpg`),
    })),
    unrelated: drawn.unrelated.map(({ seed, kind }) => ({ kind, picture: join(folder, `unrelated-${seed}.jpg`) })),
    // Looked for at every run: the photographs may have been added since.
    patches: purpose === 'evaluation' ? await drawPhotographs(folder) : [],
  }
}

interface Drawn {
  samples: (Sample & { degradations: Degradation[] })[]
  unrelated: { seed: number; kind: string }[]
}

async function drawAll(folder: string, share: number, purpose: Purpose): Promise<Drawn> {
  const drawing = startProcesses<DrawOrder, DrawAnswer>(new URL('draw-process.ts', import.meta.url), [folder])
  const samples = planSamples(share, purpose)
  const seeds = planUnrelated(UNRELATED_SHARE[purpose], purpose)
  const orders: DrawOrder[] = [...samples.map((sample) => ({ sample })), ...seeds.map((unrelated) => ({ unrelated }))]
  try {
    const answers = await askAll('Drawing', orders, drawing.ask)
    const degradations = answers.flatMap((answer) => ('degradations' in answer ? [answer.degradations] : []))
    const kinds = answers.flatMap((answer) => ('kind' in answer ? [answer.kind] : []))
    return {
      samples: samples.map((sample, index) => ({ ...sample, degradations: degradations[index] ?? [] })),
      unrelated: seeds.map((seed, index) => ({ seed, kind: kinds[index] ?? '' })),
    }
  } finally {
    drawing.close()
  }
}

/** Deletes pictures that an older edition of the drawing code made. */
async function removeOlder(edition: string): Promise<void> {
  const folders = existsSync(FOLDER) ? await readdir(FOLDER) : []
  for (const folder of folders) {
    if (!folder.startsWith(edition)) await rm(join(FOLDER, folder), { recursive: true })
  }
}

/** A digest of the code that draws the pictures. */
export async function editionOfSources(folders: readonly string[] = SOURCES): Promise<string> {
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
