import { createRandom, type Random } from '../../materials/random.ts'
import { photograph, save } from './develop.ts'
import { SHORT_SIDE } from './frame.ts'
import { BLUR_FILTERS } from './shapes.ts'
import { openLetters } from './words.ts'
import { animals } from './animals.ts'
import { bouquets } from './bouquets.ts'
import { cartoons } from './cartoons.ts'
import { charts } from './charts.ts'
import { codes } from './codes.ts'
import { crowds } from './crowds.ts'
import { drawings } from './drawings.ts'
import { emblems } from './emblems.ts'
import { faces } from './faces.ts'
import { furnished } from './furnished.ts'
import { landscapes } from './landscapes.ts'
import { maps } from './maps.ts'
import { meals } from './meals.ts'
import { nightCities } from './night-cities.ts'
import { notes } from './notes.ts'
import { pages } from './pages.ts'
import { phones } from './phones.ts'
import { receipts } from './receipts.ts'
import { screens } from './screens.ts'
import { skies } from './skies.ts'
import { spoilt } from './spoilt.ts'
import { vehicles } from './vehicles.ts'

/** What people upload by mistake or for fun in place of a material. */
export const UNRELATED_KINDS = [
  animals,
  bouquets,
  cartoons,
  charts,
  codes,
  crowds,
  drawings,
  emblems,
  faces,
  furnished,
  landscapes,
  maps,
  meals,
  nightCities,
  notes,
  pages,
  phones,
  receipts,
  screens,
  skies,
  spoilt,
  vehicles,
] as const

/** Longer side in pixels; the shorter one is at least two thirds of it. */
const LONG_SIDE = [360, 900] as const
const STRETCH = 1.5

/**
 * A picture of anything but a material, 240 to 900 pixels a side, JPEG or PNG. Equal seeds (whole numbers from 0) draw
 * equal pictures; consecutive seeds go through the kinds in turn.
 */
export async function drawUnrelated(seed: number): Promise<{ kind: string; picture: Buffer }> {
  const kind = UNRELATED_KINDS[seed % UNRELATED_KINDS.length]
  if (!kind) throw new Error(`${seed} is not a whole number from 0`)
  await openLetters()
  const random = createRandom(seed)
  const { across, down } = drawSize(random)
  const scale = SHORT_SIDE / Math.min(across, down)
  const [width, height] = [across * scale, down * scale]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${across}" height="${down}" viewBox="0 0 ${width} ${height}">
    <defs>${BLUR_FILTERS}</defs>${kind.draw({ width, height, random })}</svg>`
  const picture = await (random.isChosen(kind.cameraShare) ? photograph(svg, random) : save(svg, random))
  return { kind: kind.name, picture }
}

/** Width and height in pixels. */
function drawSize(random: Random): { across: number; down: number } {
  const long = Math.round(random.magnitude(...LONG_SIDE))
  const short = Math.ceil(long / random.magnitude(1, STRETCH))
  return random.isChosen(0.5) ? { across: long, down: short } : { across: short, down: long }
}
