import { createRandom, type Random } from '../../materials/random.ts'
import { photograph, save } from './develop.ts'
import { type Frame, SHORT_SIDE } from './frame.ts'
import { render, type Size } from './render.ts'
import { openLetters } from './words.ts'
import { animals } from './animals/animals.ts'
import { beasts } from './animals/beasts.ts'
import { cartoons } from './drawn/cartoons.ts'
import { comics } from './drawn/comics.ts'
import { drawings } from './drawn/drawings.ts'
import { emblems } from './drawn/emblems.ts'
import { emoji } from './drawn/emoji.ts'
import { gradients } from './drawn/gradients.ts'
import { illustrations } from './drawn/illustrations.ts'
import { maps } from './drawn/maps.ts'
import { signs } from './drawn/signs.ts'
import { spoilt } from './failed/spoilt.ts'
import { dainties } from './food/dainties.ts'
import { meals } from './food/meals.ts'
import { stillLifes } from './food/still-lifes.ts'
import { clouds } from './land/clouds.ts'
import { galaxies } from './land/galaxies.ts'
import { landscapes } from './land/landscapes.ts'
import { mountains } from './land/mountains.ts'
import { seas } from './land/seas.ts'
import { skies } from './land/skies.ts'
import { crowds } from './people/crowds.ts'
import { faces } from './people/faces.ts'
import { figures } from './people/figures.ts'
import { hands } from './people/hands.ts'
import { furnished } from './places/furnished.ts'
import { interiors } from './places/interiors.ts'
import { lights } from './places/lights.ts'
import { nightCities } from './places/night-cities.ts'
import { streets } from './places/streets.ts'
import { blossoms } from './plants/blossoms.ts'
import { bouquets } from './plants/bouquets.ts'
import { foliage } from './plants/foliage.ts'
import { meadows } from './plants/meadows.ts'
import { treeCrowns } from './plants/tree-crowns.ts'
import { charts } from './screens/charts.ts'
import { codes } from './screens/codes.ts'
import { dashboards } from './screens/dashboards.ts'
import { heatMaps } from './screens/heat-maps.ts'
import { photographedScreens } from './screens/photographed-screens.ts'
import { pies } from './screens/pies.ts'
import { pixelGames } from './screens/pixel-games.ts'
import { scans } from './screens/scans.ts'
import { screens } from './screens/screens.ts'
import { slides } from './screens/slides.ts'
import { coins } from './things/coins.ts'
import { phones } from './things/phones.ts'
import { plushToys } from './things/plush-toys.ts'
import { products } from './things/products.ts'
import { sculptures } from './things/sculptures.ts'
import { solidFigures } from './things/solid-figures.ts'
import { tools } from './things/tools.ts'
import { toyBricks } from './things/toy-bricks.ts'
import { vehicles } from './things/vehicles.ts'
import { notes } from './written/notes.ts'
import { pages } from './written/pages.ts'
import { receipts } from './written/receipts.ts'
import { scores } from './written/scores.ts'
import { spreads } from './written/spreads.ts'
import { albumsOf, collagesOf } from './drawn/collages.ts'

/** Kinds that others show small: quick to draw in SVG. */
const SHOWN = [
  animals,
  blossoms,
  cartoons,
  charts,
  drawings,
  emblems,
  faces,
  illustrations,
  maps,
  meals,
  pies,
  signs,
  skies,
  vehicles,
]

/** What people upload by mistake or for fun in place of a material. */
export const UNRELATED_KINDS = [
  albumsOf(SHOWN),
  animals,
  beasts,
  blossoms,
  bouquets,
  cartoons,
  charts,
  clouds,
  codes,
  coins,
  collagesOf(SHOWN),
  comics,
  crowds,
  dainties,
  dashboards,
  drawings,
  emblems,
  emoji,
  faces,
  figures,
  foliage,
  furnished,
  galaxies,
  gradients,
  hands,
  heatMaps,
  illustrations,
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
  pies,
  pixelGames,
  plushToys,
  products,
  receipts,
  scans,
  scores,
  screens,
  sculptures,
  seas,
  signs,
  skies,
  slides,
  solidFigures,
  spoilt,
  spreads,
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
