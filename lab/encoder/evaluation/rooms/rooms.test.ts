import { describe, expect, it } from 'vitest'
import { planMaterials, planRooms } from './drawing/plan-rooms.ts'
import { renderRoom } from './drawing/render-room.ts'
import type { Truth } from './drawing/render-room.ts'
import { drawRoom } from './drawing/room.ts'
import { plain } from './drawing/scene.ts'
import type { Scene } from './drawing/scene.ts'
import { textureOf } from './drawing/texture.ts'
import { largeSurfaces, surfaceUnder } from './judge-region.ts'

const materials = planMaterials('calibration')
const [seed = 0] = planRooms(1, 'calibration')

/** Two wide texels of each of two greys. */
const striped = () => {
  const values = Float32Array.from({ length: 16 * 16 * 3 }, (_, at) => (Math.floor(at / 3) % 2 === 0 ? 0.2 : 0.6))
  return textureOf({ side: 16, values }, 1)
}

/** A wall two metres away, all of what is seen, and before its right half a white panel of a metre's width. */
const wall: Scene = {
  faces: [
    {
      look: { surface: 1, isTurned: false },
      thing: 0,
      corner: [-4000, 4000, 2000],
      across: [8000, 0, 0],
      down: [0, -8000, 0],
    },
    { look: { paint: plain([1, 1, 1]) }, thing: 1, corner: [0, 1500, 1000], across: [1000, 0, 0], down: [0, -1500, 0] },
  ],
  shades: [],
  lamps: [],
  ambient: [1, 1, 1],
  camera: { at: [0, 750, 0], yaw: 0, pitch: 0, width: 100, height: 80, focal: 50 },
}

describe('a drawn room', () => {
  it('knows for every pixel which surface it shows', () => {
    const { truth } = renderRoom(wall, striped)
    const shown = (x: number, y: number) => truth.surfaces[y * truth.width + x]
    // The panel is a metre away: 50 pixels wide and 75 high, from the middle to the right.
    expect([shown(10, 40), shown(49, 40), shown(50, 40), shown(99, 40)]).toEqual([1, 1, 0, 0])
    expect([shown(75, 1), shown(75, 3), shown(75, 76), shown(75, 78)]).toEqual([1, 0, 0, 1])
  })

  it('shows what is behind the camera nowhere', () => {
    const [face] = wall.faces
    if (!face) throw new Error('no face')
    const behind = { ...wall, faces: [{ ...face, corner: [-4000, 4000, -2000] as const }] }
    expect(Math.max(...renderRoom(behind, striped).truth.surfaces)).toBe(0)
  })

  it('is the same for a seed, and shows only its own materials', () => {
    const [one, other] = [drawRoom(seed, materials), drawRoom(seed, materials)]
    expect(one.materials).toEqual(other.materials)
    expect(one.scene.faces.length).toBe(other.scene.faces.length)
    const { truth } = renderRoom(
      { ...one.scene, camera: { ...one.scene.camera, width: 128, height: 96, focal: 90 } },
      striped,
    )
    expect(Math.max(...truth.surfaces)).toBeLessThanOrEqual(one.materials.length)
    expect(new Set(one.materials).size).toBe(one.materials.length)
    expect(largeSurfaces(truth).length).toBeGreaterThan(0)
  })

  it('has other materials in the evaluation than in the calibration', () => {
    const seeds = new Set(materials.map((material) => material.seed))
    expect(planMaterials('evaluation').filter((material) => seeds.has(material.seed))).toEqual([])
  })
})

describe('a texture', () => {
  it('is averaged from afar, and mirrored without end', () => {
    const sum: [number, number, number] = [0, 0, 0]
    striped().addAt(sum, 123.4, -56.7, 3)
    expect(sum[0]).toBeCloseTo(0.4)
    const near: [number, number, number] = [0, 0, 0]
    striped().addAt(near, 16.5, 3, 0)
    // The last column again, not the first one.
    expect(near[0]).toBeCloseTo(0.6)
  })
})

describe('a region', () => {
  // Surface 1 on the left, 2 in a narrow column, nothing on the right.
  const truth: Truth = {
    width: 20,
    height: 10,
    surfaces: Uint8Array.from({ length: 200 }, (_, at) => (at % 20 < 12 ? 1 : at % 20 < 13 ? 2 : 0)),
  }

  it('lies on the surface that it shows by four fifths', () => {
    expect(surfaceUnder(truth, { x: 0, y: 0, w: 0.5, h: 1 })).toBe(1)
    expect(surfaceUnder(truth, { x: 0, y: 0.2, w: 0.75, h: 0.5 })).toBe(1)
    expect(surfaceUnder(truth, { x: 0, y: 0, w: 1, h: 1 })).toBeUndefined()
    expect(surfaceUnder(truth, { x: 0.7, y: 0, w: 0.3, h: 1 })).toBeUndefined()
  })

  it('is wanted for what covers 8 % of the picture', () => {
    expect(largeSurfaces(truth)).toEqual([1])
  })
})
