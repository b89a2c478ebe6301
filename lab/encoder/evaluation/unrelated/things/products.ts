import { type Frame, type Kind, type Painting } from '../frame.ts'
import { see } from '../solids/see.ts'
import { drawRoom, drawStudio } from '../solids/surroundings.ts'
import { seenFrom } from '../solids/view.ts'
import { drawCamera, drawChair, drawHeadphones, drawShoe, drawWatch } from './gear.ts'
import type { Draw } from './varnish.ts'
import { drawBottle, drawCup, drawLamp, drawVase } from './vessels.ts'

/** Product photographs: a cup, bottle, vase, lamp, shoe, watch, chair, ball, headphones or camera on a plain ground. */
export const products: Kind = { name: 'products', cameraShare: 0.8, draw: drawProduct }

function drawProduct(frame: Frame): Painting {
  const { random } = frame
  const parts = random.pick(PRODUCTS)(random, 0)
  const surroundings = random.isChosen(0.75) ? drawStudio(random) : drawRoom(random)
  const view = seenFrom(surroundings, {
    to: [0.08 * random.normal(), 0.46, 0],
    distance: 4,
    turn: random.between(-50, 50),
    above: random.between(4, 34),
    view: (1.35 / 4) * random.between(0.85, 1.7),
  })
  return { raster: see({ ...view, parts, blend: 0.03 }, frame) }
}

const PRODUCTS: readonly Draw[] = [
  drawCup,
  drawBottle,
  drawVase,
  drawLamp,
  drawShoe,
  drawShoe,
  drawWatch,
  drawChair,
  drawHeadphones,
  drawCamera,
]
