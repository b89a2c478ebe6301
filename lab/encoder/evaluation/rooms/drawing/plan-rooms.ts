import { createRandom } from '../../../materials/random.ts'
import { recipeDrawerOf, roomSeed } from '../../drawing/samples.ts'
import type { Purpose, Sample } from '../../drawing/samples.ts'

/** What a material may be in a room. */
export type Role = 'floor' | 'wall' | 'cloth' | 'rug' | 'wood'

export type RoomMaterial = Pick<Sample, 'family' | 'seed'> & { role: Role }

/** The families that are laid, hung or upholstered, and the least width that a cover shows of them, mm: a finer one is no more than a colour across a room. */
const ROLES: Record<Role, { families: readonly string[]; least: number; count: number }> = {
  floor: {
    families: [
      'boards',
      'tiles',
      'encaustic',
      'marble',
      'terrazzo',
      'concrete',
      'carpet',
      'bamboo',
      'travertine',
      'slate',
      'granite',
      'boards',
      'endGrain',
      'cork',
    ],
    least: 300,
    count: 70,
  },
  wall: {
    families: [
      'wallpaper',
      'tiles',
      'plaster',
      'slats',
      'grasscloth',
      'concrete',
      'mosaic',
      'acoustic',
      'ply',
      'marble',
      'boards',
      'onyx',
      'slate',
      'patina',
      'wallpaper',
    ],
    least: 300,
    count: 75,
  },
  cloth: { families: ['weave', 'felt', 'leather', 'weave'], least: 110, count: 44 },
  rug: { families: ['carpet', 'weave', 'carpet', 'felt'], least: 110, count: 28 },
  wood: {
    families: ['boards', 'ply', 'laminate', 'bamboo', 'marble', 'cane', 'endGrain', 'terrazzo'],
    least: 200,
    count: 40,
  },
}

/** Tries for a piece that is wide enough; the last one is taken as it is. */
const TRIES = 60

/** The materials of all rooms, role by role. */
export function planMaterials(purpose: Purpose): RoomMaterial[] {
  let place = 0
  return Object.entries(ROLES).flatMap(([role, { families, least, count }]) =>
    Array.from({ length: count }, (_, index): RoomMaterial => {
      const family = families[index % families.length] ?? ''
      const first = roomSeed({ material: place++ }, purpose)
      for (let seed = first; seed < first + TRIES; seed++) {
        const isWide = recipeDrawerOf(family)(createRandom(seed)).mmWidth >= least
        if (isWide) return { family, seed, role: role as Role }
      }
      return { family, seed: first, role: role as Role }
    }),
  )
}

const ROOMS = 200

/** The seeds of the rooms. */
export function planRooms(share: number, purpose: Purpose): number[] {
  return Array.from({ length: Math.round(ROOMS * share) }, (_, index) => roomSeed({ room: index }, purpose))
}
