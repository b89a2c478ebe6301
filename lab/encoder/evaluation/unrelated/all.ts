import { createRandom, type Random } from '../../materials/random.ts'
import { photograph, save } from './develop.ts'
import { type Frame, SHORT_SIDE } from './frame.ts'
import { render, type Size } from './render.ts'
import { openLetters } from './words.ts'
import { cartoons } from './drawn/cartoons.ts'
import { drawings } from './drawn/drawings.ts'
import { emblems } from './drawn/emblems.ts'
import { gradients } from './drawn/gradients.ts'
import { maps } from './drawn/maps.ts'
import { notes } from './drawn/notes.ts'
import { pages } from './drawn/pages.ts'
import { receipts } from './drawn/receipts.ts'
import { spoilt } from './failed/spoilt.ts'
import { animals } from './nature/animals.ts'
import { beasts } from './nature/beasts.ts'
import { blossoms } from './nature/blossoms.ts'
import { bouquets } from './nature/bouquets.ts'
import { clouds } from './nature/clouds.ts'
import { foliage } from './nature/foliage.ts'
import { galaxies } from './nature/galaxies.ts'
import { landscapes } from './nature/landscapes.ts'
import { meadows } from './nature/meadows.ts'
import { mountains } from './nature/mountains.ts'
import { seas } from './nature/seas.ts'
import { skies } from './nature/skies.ts'
import { treeCrowns } from './nature/tree-crowns.ts'
import { crowds } from './people/crowds.ts'
import { faces } from './people/faces.ts'
import { figures } from './people/figures.ts'
import { hands } from './people/hands.ts'
import { furnished } from './places/furnished.ts'
import { interiors } from './places/interiors.ts'
import { lights } from './places/lights.ts'
import { nightCities } from './places/night-cities.ts'
import { streets } from './places/streets.ts'
import { charts } from './screens/charts.ts'
import { codes } from './screens/codes.ts'
import { heatMaps } from './screens/heat-maps.ts'
import { photographedScreens } from './screens/photographed-screens.ts'
import { pixelGames } from './screens/pixel-games.ts'
import { scans } from './screens/scans.ts'
import { screens } from './screens/screens.ts'
import { coins } from './things/coins.ts'
import { dainties } from './things/dainties.ts'
import { meals } from './things/meals.ts'
import { phones } from './things/phones.ts'
import { plushToys } from './things/plush-toys.ts'
import { products } from './things/products.ts'
import { sculptures } from './things/sculptures.ts'
import { solidFigures } from './things/solid-figures.ts'
import { stillLifes } from './things/still-lifes.ts'
import { tools } from './things/tools.ts'
import { toyBricks } from './things/toy-bricks.ts'
import { vehicles } from './things/vehicles.ts'

/** What people upload by mistake or for fun in place of a material. */
export const UNRELATED_KINDS = [
  animals,
  beasts,
  blossoms,
  bouquets,
  cartoons,
  charts,
  clouds,
  codes,
  coins,
  crowds,
  dainties,
  drawings,
  emblems,
  faces,
  figures,
  foliage,
  furnished,
  galaxies,
  gradients,
  hands,
  heatMaps,
  interiors,
  landscapes,
  lights,
  maps,
  meadows,
  meals,
  mountains,
  nightCities,
  notes,
  pages,
  phones,
  photographedScreens,
  pixelGames,
  plushToys,
  products,
  receipts,
  scans,
  screens,
  sculptures,
  seas,
  skies,
  solidFigures,
  spoilt,
  stillLifes,
  streets,
  tools,
  toyBricks,
  treeCrowns,
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
  const size = drawSize(random)
  const scale = SHORT_SIDE / Math.min(size.across, size.down)
  const frame: Frame = { width: size.across * scale, height: size.down * scale, random }
  const seen = await render(kind.draw(frame), frame, size)
  const picture = await (random.isChosen(kind.cameraShare) ? photograph(seen, random) : save(seen, random))
  return { kind: kind.name, picture }
}

/** Width and height in pixels. */
function drawSize(random: Random): Size {
  const long = Math.round(random.magnitude(...LONG_SIDE))
  const short = Math.ceil(long / random.magnitude(1, STRETCH))
  return random.isChosen(0.5) ? { across: long, down: short } : { across: short, down: long }
}
