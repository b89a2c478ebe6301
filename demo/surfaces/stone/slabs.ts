import { aPiece, rowBond } from '../drawing/bonds.ts'
import { labOfHex } from '../drawing/colour.ts'
import { spread } from '../drawing/chance.ts'
import { type Surface, blend, stripe } from '../drawing/surface.ts'

/** Pieces that a surface is cut into when it is laid, mm; `shift` moves each row by that part of a length. */
export type Slabs = {
  length: number
  width: number
  joint: number
  jointColour: string
  shift: number
  /** Repeat of a pattern that begins anew with every piece; absent: the pieces come from anywhere in the block. */
  repeat?: number | undefined
  /** What one mirror shows runs on from piece to piece: none is moved. */
  isMirror?: boolean | undefined
}

/** A surface cut into slabs: each from another place of the block, with a narrow joint between. */
export function cutIntoSlabs(
  surface: Surface,
  { joint, jointColour, repeat, isMirror, ...size }: Slabs,
  seed: number,
  footprint: number,
): Surface {
  const bond = rowBond(seed, size)
  const grout = labOfHex(jointColour)
  const piece = aPiece()
  return (x, y, texel) => {
    bond(x, y, piece)
    const { id } = piece
    if (repeat) surface(piece.along + (id & 0xff) * repeat, piece.across + ((id >>> 8) & 0xff) * repeat, texel)
    else if (isMirror) surface(x, y, texel)
    // By whole steps of 20 mm, so that a printed grid meets itself at the joint.
    else surface(x + (id & 0xff) * 60, y + ((id >>> 8) & 0xff) * 80, texel)
    texel.l += spread(id, 11) * 0.012
    const gap = stripe(piece.edge, joint / 2, footprint)
    if (gap === 0) return
    blend(texel, grout, gap)
    texel.height -= gap * 0.8
    texel.gloss *= 1 - gap
  }
}
