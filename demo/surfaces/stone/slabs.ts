import { aPiece, rowBond } from '../drawing/bonds.ts'
import { labOfHex } from '../drawing/colour.ts'
import { spread } from '../drawing/chance.ts'
import { type Surface, blend, stripe } from '../drawing/surface.ts'

/** Pieces into which a surface is cut, mm; `shift` offsets each row by that share of a length. */
export type Slabs = {
  length: number
  width: number
  joint: number
  jointColour: string
  shift: number
  /** Repeat of a pattern that restarts with every piece; by default pieces come from anywhere in the block. */
  repeat?: number | undefined
  /** Where in a piece the surface begins, as a share of its length and width; by default at its corner. */
  from?: number
  /** Keeps all pieces in place, so that a mirror image runs across them. */
  isMirror?: boolean | undefined
}

/** A surface cut into slabs from different places of the block, with narrow joints. */
export function cutIntoSlabs(
  surface: Surface,
  { joint, jointColour, repeat, isMirror, from = 0, ...size }: Slabs,
  seed: number,
  footprint: number,
): Surface {
  const bond = rowBond(seed, size)
  const grout = labOfHex(jointColour)
  const piece = aPiece()
  const fromX = from * size.length
  const fromY = from * size.width
  return (x, y, texel) => {
    bond(x + fromX, y + fromY, piece)
    const { id } = piece
    if (repeat) surface(piece.along + (id & 0xff) * repeat, piece.across + ((id >>> 8) & 0xff) * repeat, texel)
    else if (isMirror) surface(x, y, texel)
    // In whole steps of 20 mm, so that a printed grid continues across the joint.
    else surface(x + (id & 0xff) * 60, y + ((id >>> 8) & 0xff) * 80, texel)
    texel.l += spread(id, 11) * 0.012
    const gap = stripe(piece.edge, joint / 2, footprint)
    if (gap === 0) return
    blend(texel, grout, gap)
    texel.height -= gap * 0.8
    texel.gloss *= 1 - gap
  }
}
