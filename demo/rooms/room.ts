import { type Placement } from '../products/product.ts'
import { type Recipe } from '../surfaces/draw.ts'
import { type Slabs } from '../surfaces/stone/slabs.ts'
import { openCamera } from './light/camera.ts'
import { develop } from './light/develop.ts'
import { drawScene } from './draw-scene.ts'
import { openGlow } from './light/gather.ts'
import { glossOf } from './light/gloss.ts'
import { mapLight } from './light/light-map.ts'
import { type LightMap } from './light/light-nodes.ts'
import { mixPaints } from './looks.ts'
import { lightPlan, scenePlan } from './plans/plans.ts'
import { SETTINGS } from './settings.ts'
import { openTexture } from './light/texture.ts'

type RoomOptions = {
  seed: number
  /** Mean colour of the surface, `#RRGGBB`; absent: as its recipe says. */
  colour?: string | undefined
  /** Where the surface lies. */
  on: Placement
  width: number
  height: number
  slabs?: Slabs | undefined
  /** Which of the rooms and hours it is shown in; neighbours in number differ. */
  turn: number
}

/** A quiet room with the surface at true scale. Returns 8-bit sRGB, three bytes a pixel. */
export function drawRoom(recipe: Recipe, { seed, colour, on, width, height, slabs, turn }: RoomOptions): Uint8Array {
  const { plan, name, isEvening, isTurned } = chooseRoom(on, turn)
  const scene = scenePlan(plan)
  const lights = lightPlan(plan, isEvening)
  const camera = openCamera(plan.view, width, height)
  const key = `${on} ${name} ${isEvening ? 'evening' : 'day'} ${width} ${height}`
  const light = remember(key, () => mapLight(camera, openGlow(scene, lights)))
  const product = openTexture({
    recipe: withoutFolds(recipe),
    seed,
    colour,
    // A worktop is cut from one slab.
    slabs: on === 'counter' ? undefined : slabs,
    side: width < 640 ? 48 : 160,
    // A picture of some dozen pixels shows a metre in ten of them.
    coarsest: width < 64 ? 15 : 9,
    finer: isMesh(recipe) ? 1.7 : 1,
  })
  const picture = drawScene({
    camera,
    scene,
    lights,
    light,
    paints: mixPaints(seed, product),
    product: { texture: product, gloss: glossOf(recipe), recipe, on, isPile: isPile(recipe) },
    isEvening,
    isTurned,
  })
  return develop(picture, width)
}

/** The room of a number, its hour, and whether it is shown the other way round: neighbours differ in room and hour. */
export function chooseRoom(on: Placement, turn: number) {
  const settings = SETTINGS[on]
  const place = turn % settings.length
  const round = Math.floor(turn / settings.length)
  const build = settings[place]
  if (!build) throw new Error(`No room for ${on}`)
  return { plan: build(on), name: build.name, isEvening: round % 2 === place % 2, isTurned: round % 4 > 1 }
}

/** A room hangs its cloth in folds of its own. */
function withoutFolds(recipe: Recipe): Recipe {
  return recipe.family === 'felt' ? { ...recipe, folds: 0 } : recipe
}

/** Upright pile catches light where it is seen from the side. */
function isPile(recipe: Recipe): boolean {
  return recipe.family === 'felt' && recipe.texture === 'pile'
}

function isMesh(recipe: Recipe): boolean {
  return recipe.family === 'cane' || (recipe.family === 'metal' && recipe.holes !== undefined)
}

/** Light maps of the rooms drawn so far: the same room is lit for many products. */
const remembered = new Map<string, LightMap>()
/** Rooms whose light is kept; a map holds some 2 MB. */
const KEPT = 64

function remember(key: string, make: () => LightMap): LightMap {
  const known = remembered.get(key)
  if (known) return known
  const made = make()
  const [oldest] = remembered.keys()
  if (remembered.size >= KEPT && oldest !== undefined) remembered.delete(oldest)
  remembered.set(key, made)
  return made
}
