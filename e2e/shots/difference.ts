import pixelmatch from 'pixelmatch'
import sharp from 'sharp'

/** How two pictures of a screen differ. */
export interface Difference {
  /** Of the pixels, from 0 to 1. */
  share: number
  /** The smallest box around all that differ; null where the pictures have different sizes. */
  box: { left: number; top: number; width: number; height: number } | null
  /** The largest step of one colour channel, of 255. */
  step: number
  /** Shows where; null where the pictures have different sizes. */
  picture: Buffer | null
}

/** Compares two PNG pictures pixel by pixel, exactly; null where they are equal. */
export async function compare(before: Buffer, now: Buffer): Promise<Difference | null> {
  const [one, other] = await Promise.all([pixelsOf(before), pixelsOf(now)])
  const { width, height } = one
  if (width !== other.width || height !== other.height) return { share: 1, box: null, step: 255, picture: null }
  if (one.data.equals(other.data)) return null
  const drawn = Buffer.alloc(one.data.length)
  // Exact: a token that moves by one step must be seen.
  pixelmatch(one.data, other.data, drawn, width, height, { threshold: 0, includeAA: true, alpha: 0.2 })
  const picture = await sharp(drawn, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer()
  return { ...measure(one.data, other.data, width), picture }
}

async function pixelsOf(picture: Buffer) {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

function measure(one: Buffer, other: Buffer, width: number): Omit<Difference, 'picture'> {
  let [left, top, right, bottom, count, step] = [width, Infinity, 0, 0, 0, 0]
  for (let place = 0; place < one.length; place += 4) {
    const most = stepAt(one, other, place)
    if (most === 0) continue
    const x = (place / 4) % width
    const y = Math.floor(place / 4 / width)
    count += 1
    step = Math.max(step, most)
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  return {
    share: count / (one.length / 4),
    box: { left, top, width: right - left + 1, height: bottom - top + 1 },
    step,
  }
}

/** The largest step of a channel between two pixels. */
function stepAt(one: Buffer, other: Buffer, place: number): number {
  let most = 0
  for (let channel = place; channel < place + 4; channel += 1)
    most = Math.max(most, Math.abs((one[channel] ?? 0) - (other[channel] ?? 0)))
  return most
}
