import { describe, expect, it } from 'vitest'
import type { Gallery, Material } from '../drawing/gallery.ts'
import { SIBLINGS } from '../drawing/samples.ts'
import { measure } from './measure.ts'
import { compareGallery, mixCompared } from './pictures-compared.ts'

const aMaterial = (name: string, group: Material['group'], family: string): Material => ({
  name,
  group,
  family,
  seed: 0,
  original: name,
  copy: `${name} copy`,
  degradations: [],
  rendering: `${name} rendering`,
  photograph: `${name} photograph`,
  relit: `${name} relit`,
})

const SET = { group: 'left out', family: 'slate', seed: 0 } as const

/**
 * Two materials of one family that was left out, two of different known families, one unrelated picture, two
 * photographs of two patches.
 */
const gallery: Gallery = {
  materials: [
    aMaterial('oak', 'known', 'boards'),
    aMaterial('red slate', 'left out', 'slate'),
    aMaterial('grey slate', 'left out', 'slate'),
    aMaterial('wool', 'known', 'weave'),
  ],
  siblings: Array.from({ length: SIBLINGS }, (_, sibling) => ({
    ...SET,
    sibling,
    name: `${sibling}`,
    original: `${sibling}`,
    copy: `${sibling} copy`,
  })),
  unrelated: [{ kind: 'faces', picture: 'face' }],
  patches: ['cloth', 'cloth', 'wood', 'wood'].map((photograph, place) => ({
    photograph,
    patch: `${photograph} ${place}`,
    copies: [`${photograph} ${place} copy`],
  })),
}

/** Directions in degrees: the smaller the angle between two pictures, the more alike they are. */
const ANGLES: Record<string, number> = {
  'red slate': 0,
  'red slate copy': 2,
  'red slate rendering': 3,
  'red slate photograph': 17,
  'grey slate': 20,
  'grey slate copy': 8,
  'grey slate rendering': 21,
  'grey slate photograph': 22,
  oak: 40,
  'oak copy': 41,
  'oak rendering': 41,
  'oak photograph': 41,
  wool: 60,
  'wool copy': 44,
  'wool rendering': 61,
  'wool photograph': 61,
  'red slate relit': 1,
  'grey slate relit': 5,
  'oak relit': 40,
  'wool relit': 60,
  face: 90,
  'cloth 0': 100,
  'cloth 1': 101,
  'wood 2': 120,
  'wood 3': 121,
  'cloth 0 copy': 99,
  'cloth 1 copy': 100.1,
  'wood 2 copy': 119,
  'wood 3 copy': 122,
}

for (let sibling = 0; sibling < SIBLINGS; sibling++) {
  ANGLES[`${sibling}`] = 8 * sibling
  // One in four is nearer to the next sibling, by a degree.
  ANGLES[`${sibling} copy`] = 8 * sibling + (sibling % 4 === 0 ? 5 : 3)
}

const compared = compareGallery(gallery, (path) => {
  const angle = ((ANGLES[path] ?? Number.NaN) * Math.PI) / 180
  return Float32Array.of(Math.cos(angle), Math.sin(angle))
})

const figures = Object.fromEntries(measure(gallery, compared).map(({ key, estimate }) => [key, estimate.value]))

describe('the figures of an encoder', () => {
  it('count the copies that find their original first, and among the first ten', () => {
    expect(figures).toMatchObject({ 'leftOut.copy.r1': 0.5, 'leftOut.copy.r10': 1, 'known.copyAmongAll.r1': 0.5 })
  })

  it('count the renderings that find their material, and photographs of them', () => {
    expect(figures).toMatchObject({ 'leftOut.rendering.r1': 1, 'leftOut.photograph.r1': 0.5, 'known.rendering.r1': 1 })
  })

  it('count the copies in another light that find their original among all', () => {
    expect(figures).toMatchObject({ 'leftOut.relit.r1': 0.5, 'known.relit.r1': 1 })
  })

  it('look for a sibling among the siblings of its set alone', () => {
    expect(figures).toMatchObject({ 'leftOut.siblings.r1': 0.75, 'leftOut.siblings.r10': 1 })
  })

  it('look for a family among all of the group but the query itself', () => {
    expect(figures).toMatchObject({ 'leftOut.family.r1': 1, 'leftOut.family.map': 1, 'known.family.r1': 0 })
  })

  it('tell unrelated pictures apart by how alike the nearest original is', () => {
    expect(figures).toMatchObject({ 'unrelated.auroc': 1, 'unrelated.faces.auroc': 1 })
  })

  it('look for patches of photographs among patches and originals', () => {
    expect(figures).toMatchObject({ 'photographs.patch.r1': 1, 'photographs.copy.r1': 0.75 })
  })

  it('are the same when mixed with nothing', () => {
    const same = mixCompared(compared, compared, (one) => one)
    expect(measure(gallery, same)).toEqual(measure(gallery, compared))
  })
})
