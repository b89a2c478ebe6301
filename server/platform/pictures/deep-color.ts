import type { Metadata, ResizeOptions } from 'sharp'
import { sharp } from './later-sharp.ts'

/** How many bytes of a file `mayBeDeep` looks at. */
export const TELLING_BYTES = 32

/** Whether a file's first bytes allow more than 8 bits a channel: not JPEG, GIF or WebP; PNG states it (ISO/IEC 15948, 11.2.2). */
export function mayBeDeep(bytes: Uint8Array): boolean {
  const begin = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, TELLING_BYTES)).toString('latin1')
  if (begin.startsWith('\u0089PNG')) return begin.charCodeAt(24) === 16
  return !/^(?:\u00ff\u00d8|GIF8|RIFF)/.test(begin)
}

/**
 * Whether a picture has more than 8 bits a channel and a colour profile. sharp takes such a picture to Display P3 and then calls that
 * sRGB; if it is grey, sharp ignores the profile (decisions/180).
 */
export async function hasDeepProfile(bytes: Uint8Array): Promise<boolean> {
  return mayBeDeep(bytes) && deepOf(await sharp()(bytes).metadata()) !== undefined
}

export interface DeepOptions {
  mostPixels: number
  resize: ResizeOptions | undefined
  /** In seconds. */
  longestS: number
}

/** Rows of 8-bit sRGB with three channels, or four if it has transparency. */
interface Pixels {
  data: Buffer
  width: number
  height: number
  channels: 3 | 4
}

/** The pixels of a picture of which `hasDeepProfile` is true, upright and resized; undefined for other pictures. */
export async function readDeep(
  bytes: Uint8Array,
  { mostPixels, resize, longestS }: DeepOptions,
): Promise<Pixels | undefined> {
  if (!mayBeDeep(bytes)) return undefined
  const deep = deepOf(await sharp()(bytes, { limitInputPixels: mostPixels }).metadata())
  if (!deep) return undefined
  const upright = sharp()(bytes, { limitInputPixels: mostPixels, failOn: 'error', ignoreIcc: true }).autoOrient()
  const stored = (resize ? upright.resize(resize) : upright).timeout({ seconds: longestS })
  const inSrgb = isProfileOf(deep.space, deep.icc)
    ? // In its own space the values are as stored, which the profile describes.
      stored.toColourspace(deep.space).withIccProfile('srgb', { attach: false })
    : stored.toColourspace('rgb16')
  const { data, info } = await inSrgb.raw({ depth: 'ushort' }).toBuffer({ resolveWithObject: true })
  return { data: inBytes(data), width: info.width, height: info.height, channels: info.channels === 4 ? 4 : 3 }
}

/** Rounds 16 bits to 8. libvips would cut them, which makes dark colours visibly darker. */
function inBytes(data: Buffer): Buffer {
  const deep = new Uint16Array(data.buffer, data.byteOffset, data.length / 2)
  const bytes = Buffer.allocUnsafe(deep.length)
  for (let at = 0; at < deep.length; at++) bytes[at] = ((deep[at] ?? 0) + 128) / 257
  return bytes
}

type DeepSpace = 'rgb16' | 'grey16'

function deepOf({ space, icc }: Metadata): { space: DeepSpace; icc: Buffer } | undefined {
  return icc && (space === 'rgb16' || space === 'grey16') ? { space, icc } : undefined
}

/** By the name of a space of ICC.1:2022, 7.2.6: the tags of a display's profile without a table (8.3.3 and 8.4.3). */
const NEEDED: Record<DeepSpace, { name: string; tags: string[] }> = {
  rgb16: { name: 'RGB ', tags: ['rXYZ', 'gXYZ', 'bXYZ', 'rTRC', 'gTRC', 'bTRC'] },
  grey16: { name: 'GRAY', tags: ['kTRC'] },
}

/** Whether a profile describes such pixels. In place of one that does not, libvips would take that of Display P3. */
function isProfileOf(space: DeepSpace, icc: Buffer): boolean {
  const { name, tags } = NEEDED[space]
  if (icc.length < HEADER_BYTES + 4 || icc.toString('latin1', 16, 20) !== name) return false
  const found = tagsOf(icc)
  return icc.toString('latin1', 36, 40) === 'acsp' && (found.has('A2B0') || tags.every((tag) => found.has(tag)))
}

const HEADER_BYTES = 128
const ENTRY_BYTES = 12

/** The names of the tags that lie within the profile (ICC.1:2022, 7.3). */
function tagsOf(icc: Buffer): Set<string> {
  const names = new Set<string>()
  const first = HEADER_BYTES + 4
  const end = Math.min(first + icc.readUInt32BE(HEADER_BYTES) * ENTRY_BYTES, icc.length - ENTRY_BYTES + 1)
  for (let at = first; at < end; at += ENTRY_BYTES) {
    const isWithin = icc.readUInt32BE(at + 4) + icc.readUInt32BE(at + 8) <= icc.length
    if (isWithin) names.add(icc.toString('latin1', at, at + 4))
  }
  return names
}
