import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { readModelFile } from '../../../server/image-search/encoder/model-file.ts'
import { encoderKey } from '../../../server/image-search/index/quantized-vectors.ts'
import { calibrationOf, CALIBRATIONS } from '../../../server/image-search/ranking/calibrations/all.ts'
import type { Calibration } from '../../../server/image-search/ranking/calibrations/calibration.ts'
import { SetupError } from '../../../server/platform/setup-error.ts'
import { isMet } from '../../../bench/figure.ts'
import type { Figure } from '../../../bench/figure.ts'
import { describeMachine } from '../../../bench/machine.ts'
import { say } from '../../../bench/say.ts'
import { tableOf } from '../../../bench/table.ts'
import { describeGallery } from './describing/describe.ts'
import type { Descriptions } from './describing/describe.ts'
import { bestShare, mixByHand } from './describing/hand-made.ts'
import { openGallery } from './drawing/gallery.ts'
import type { Gallery } from './drawing/gallery.ts'
import { measureEncoder } from './encoder-figures.ts'
import { withOther, worstKinds } from './figures.ts'
import { calibrate } from './banding/calibrate.ts'
import { rejectedByHand } from './banding/figures.ts'
import { openCalibration } from './banding/open-dataset.ts'
import { measure } from './measuring/measure.ts'
import { compareGallery } from './measuring/pictures-compared.ts'
import { sliceCopies, sliceSiblings } from './measuring/slices.ts'
import { measureWeights, weightTable } from './measuring/weights.ts'
import { writePage } from './page/write-page.ts'

const RESULTS = fileURLToPath(new URL('../../../bench/results/', import.meta.url))
const SHIPPED = fileURLToPath(new URL('../../../server/image-search/encoder/quarry-encoder.onnx', import.meta.url))
const USAGE =
  'Usage: npm run bench:images -- [--encoder FILE] [--beside FILE] [--quick] [--json FILE] [--calibrate]\n' +
  `  [--calibration "${[...CALIBRATIONS.keys()].join('" | "')}"]`
const QUICK = 1 / 5

/**
 * `npm run bench:images`: measures the image encoder on pictures that training never saw, beside a hand-made baseline and, if asked,
 * beside another encoder.
 */
async function main({ encoder: file, beside, isQuick, json, isCalibrating, calibratedFor }: Options): Promise<void> {
  if (isCalibrating) {
    const { name, version } = await readModelFile(file)
    console.log(calibrate(await openCalibration(file), calibratedFor ?? calibrationOf(encoderKey({ name, version }))))
    return
  }
  const machine = describeMachine()
  const began = performance.now()
  const share = isQuick ? QUICK : 1
  const gallery = await openGallery(share)
  if (gallery.patches.length === 0) say('Real photographs are not measured: there is no ../shared/data\n')
  const describe = await describeGallery(gallery, file)
  const colourShare = tuneByHand(gallery, describe)
  const comparedByHand = compareGallery(gallery, (path) => mixByHand(describe(path).byHand, colourShare))
  const byHand = measure(gallery, comparedByHand)
  const main = await measureEncoder(file, gallery, { share, calibratedFor, byHand })
  const other = beside === undefined ? undefined : await measureEncoder(beside, gallery, { share, byHand })
  const figures = [...withOther(main.figures, other), rejectedByHand(gallery, comparedByHand)]
  const weights = measureWeights(gallery, main.pictured.encoder, main.pictured.signature)
  const page = await writePage(RESULTS, [main, ...(other ? [other] : [])])
  const seconds = Math.round((performance.now() - began) / 1000)
  const { facts } = main
  say('\n')
  console.log(`${facts.name} ${facts.version}, ${facts.dimensions} numbers, ${(facts.bytes / 1e6).toFixed(1)} MB\n`)
  console.log(`${tableOf(figures.filter(isInTable))}\n\n${weightTable(weights)}\n`)
  console.log(worstKinds(main.measured))
  console.log(`The baseline by hand is ${Math.round(colourShare * 100)} % colour.`)
  console.log(`${machine.summary}, load before ${machine.load} and after ${describeMachine().load}; ${seconds} s.`)
  const result = {
    machine,
    seconds,
    isQuick,
    encoder: facts,
    other: other?.facts,
    figures: figures.map((figure) => ({ ...figure, isMet: isMet(figure) })),
    byHand: { colourShare },
    weights,
    copies: sliceCopies(gallery, main.pictured.encoder),
    siblings: sliceSiblings(gallery, main.pictured.encoder),
  }
  for (const path of [join(RESULTS, `images-${machine.at.replaceAll(/[:.]/g, '-')}.json`), ...(json ? [json] : [])]) {
    await writeFile(path, `${JSON.stringify(result, null, 2)}\n`)
    console.log(`Kept in ${path}`)
  }
  console.log(`Examples: ${page}`)
}

// The figures for each kind of unrelated picture are only in the JSON.
function isInTable({ details }: Figure): boolean {
  return !(details as { isDetail?: boolean } | undefined)?.isDetail
}

/** Finds the baseline's best weights on materials that are in no figure. */
function tuneByHand({ materials }: Gallery, describe: Descriptions): number {
  const tuning = materials.filter(({ group }) => group === 'tuning')
  return bestShare(
    tuning.map(({ copy }) => describe(copy).byHand),
    tuning.map(({ original }) => describe(original).byHand),
  )
}

interface Options {
  encoder: string
  /** Another encoder file, whose figures stand beside. */
  beside: string | undefined
  isQuick: boolean
  json: string | undefined
  /** Finds the constants of the bands instead of measuring. */
  isCalibrating: boolean
  /** The calibration that bands are measured with; by default that of the encoder. */
  calibratedFor: Calibration | undefined
}

// Undefined if the arguments are invalid.
function readArguments(): Options | undefined {
  try {
    const { values } = parseArgs({
      options: {
        encoder: { type: 'string', default: SHIPPED },
        beside: { type: 'string' },
        quick: { type: 'boolean', default: false },
        json: { type: 'string' },
        calibrate: { type: 'boolean', default: false },
        calibration: { type: 'string' },
      },
    })
    const { encoder, beside, quick: isQuick, json, calibrate: isCalibrating, calibration: key } = values
    const calibratedFor = key === undefined ? undefined : CALIBRATIONS.get(key)
    if (key !== undefined && !calibratedFor) return undefined
    return { encoder, beside, isQuick, json, isCalibrating, calibratedFor }
  } catch {
    return undefined
  }
}

const options = readArguments()
if (options) {
  await main(options).catch((error: unknown) => {
    if (!(error instanceof SetupError)) throw error
    console.error(error.message)
    process.exitCode = 1
  })
} else {
  console.error(USAGE)
  process.exitCode = 1
}
