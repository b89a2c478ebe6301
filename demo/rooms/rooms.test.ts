import { describe, expect, it } from 'vitest'
import { type Placement } from '../products/product.ts'
import { type Recipe } from '../surfaces/draw.ts'
import { aim, openCamera, project } from './light/camera.ts'
import { type Place, aHit, aRay } from './light/ray.ts'
import { scenePlan } from './plans/plans.ts'
import { chooseRoom, drawRoom } from './room.ts'
import { SETTINGS } from './settings.ts'
import { trace } from './light/trace.ts'

const WIDTH = 320
const HEIGHT = 200
const PLACEMENTS: Placement[] = ['floor', 'wall', 'curtain', 'seat', 'counter', 'screen']
const TILES: Recipe = {
  family: 'tiles',
  layout: 'rows',
  length: 200,
  width: 200,
  shift: 0,
  joint: 12,
  jointColour: '#101010',
  colours: ['#D8D4CC'],
  variety: 0,
  handmade: 0,
  gloss: 0,
}
const LINEN: Recipe = { family: 'weave', warp: '#CFC2AA', weft: '#BFB097', pitch: 1, structure: 'plain', slub: 0.9 }

const rooms = PLACEMENTS.flatMap((on) => SETTINGS[on].map((build, turn) => [on, build.name, turn] as const))

/** The weighted position of the darkest pixels between `low` and `high` (pixels along a line). */
function findJoint(levelAt: (pixel: number) => number, low: number, high: number): number {
  let lightest = 0
  for (let pixel = Math.floor(low); pixel <= high; pixel++) lightest = Math.max(lightest, levelAt(pixel))
  let sum = 0
  let weight = 0
  for (let pixel = Math.floor(low); pixel <= high; pixel++) {
    const dark = Math.max(0, lightest * 0.93 - levelAt(pixel))
    sum += dark * (pixel + 0.5)
    weight += dark
  }
  return sum / weight
}

describe('a room', () => {
  // In the gallery nothing stands in front of the upper wall, nor on the floor before the bench.
  it.each(['wall', 'floor'] as const)('shows 200 mm tiles on its %s where its camera says', async (on) => {
    const turn = SETTINGS[on].findIndex((build) => build.name === 'gallery')
    const bytes = await drawRoom(TILES, { seed: 3, on, width: WIDTH, height: HEIGHT, turn })
    const camera = openCamera(chooseRoom(on, turn).plan.view, WIDTH, HEIGHT)
    // Half-way between two horizontal joints, from joint to joint along x.
    const place = (x: number): Place => (on === 'wall' ? { x, y: 1900, z: 0 } : { x, y: 0, z: 2300 })
    const row = Math.round(project(camera, place(0)).row)
    const levelAt = (column: number) => bytes[(row * WIDTH + column) * 3 + 1] ?? 0
    for (const x of [-800, -600, -400, -200, 0, 200, 400, 600]) {
      const { column } = project(camera, place(x))
      const half = project(camera, place(x + 80)).column - column
      expect(Math.abs(findJoint(levelAt, column - half, column + half) - column)).toBeLessThan(0.5)
    }
  })

  it('sees a place at the pixel that it is projected to', () => {
    const camera = openCamera({ x: 700, y: 1300, z: 4200, turn: -17, focal: 0.9, horizon: 0.4 }, WIDTH, HEIGHT)
    const ray = aRay()
    aim(camera, 171, 333, ray)
    const { column, row } = project(camera, {
      x: ray.x + ray.dx * 2500,
      y: ray.y + ray.dy * 2500,
      z: ray.z + ray.dz * 2500,
    })
    expect([column, row]).toEqual([expect.closeTo(171, 6), expect.closeTo(333, 6)])
  })

  it('is the same for the same seed, and another by another turn', async () => {
    const small = { seed: 8, on: 'floor', width: 80, height: 50 } as const
    const first = await drawRoom(TILES, { ...small, turn: 1 })
    expect(await drawRoom(TILES, { ...small, turn: 1 })).toEqual(first)
    expect(await drawRoom(TILES, { ...small, turn: 2 })).not.toEqual(first)
  })

  it('comes in at least six kinds, each by day and in the evening', () => {
    for (const on of ['floor', 'wall'] as const) {
      const turns = Array.from({ length: SETTINGS[on].length * 2 }, (_, turn) => chooseRoom(on, turn))
      const kinds = new Set(turns.map(({ name, hour }) => `${name} ${hour}`))
      expect(kinds.size).toBe(turns.length)
      expect(turns.length).toBeGreaterThanOrEqual(12)
    }
  })

  it.each(rooms)('for a %s (%s) gives the product a good part of the picture', (on, _name, turn) => {
    const { plan } = chooseRoom(on, turn)
    const camera = openCamera(plan.view, 96, 60)
    const scene = scenePlan(plan)
    const ray = aRay()
    const hit = aHit()
    let count = 0
    for (let pixel = 0; pixel < 96 * 60; pixel++) {
      aim(camera, (pixel % 96) + 0.5, Math.floor(pixel / 96) + 0.5, ray)
      trace(scene, scene.things, ray, hit)
      if (hit.look === 'product') count++
    }
    expect(count / (96 * 60)).toBeGreaterThan(0.07)
  })

  it.each(rooms)('for a %s (%s) clips no channel over 2 percent, by day or in the evening', async (on, _name, turn) => {
    for (const hour of [0, SETTINGS[on].length]) {
      const bytes = await drawRoom(LINEN, { seed: 4, on, width: 64, height: 40, turn: turn + hour })
      for (const channel of [0, 1, 2]) {
        const clipped = bytes.filter((byte, index) => index % 3 === channel && (byte <= 1 || byte >= 254)).length
        expect(clipped / (bytes.length / 3)).toBeLessThan(0.02)
      }
    }
  })
})
