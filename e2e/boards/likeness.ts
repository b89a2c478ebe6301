import sharp from 'sharp'

/** Side of a window in px. */
const SIDE = 8
/** Constants of Wang et al., 2004, which make plain windows comparable. */
const [C1, C2] = [(0.01 * 255) ** 2, (0.03 * 255) ** 2]

/** As the authors suggest, pictures are scaled to the size at which they are seen whole. */
const SEEN_SIDE = 256

/** SSIM of the lightness of two pictures with equal proportions, at most 1: the mean over windows of 8 × 8 px. */
export async function likeness(one: Buffer, other: Buffer): Promise<number> {
  const size = await sharp(one).metadata()
  const factor = Math.max(1, Math.round(Math.min(size.width, size.height) / SEEN_SIDE))
  const [width, height] = [Math.round(size.width / factor), Math.round(size.height / factor)]
  const grey = async (picture: Buffer) =>
    sharp(picture)
      .flatten({ background: '#ffffff' })
      .resize(width, height, { fit: 'fill' })
      .greyscale()
      .raw()
      .toBuffer()
  const [first, second] = await Promise.all([grey(one), grey(other)])
  let [sum, windows] = [0, 0]
  for (let y = 0; y + SIDE <= height; y += SIDE / 2)
    for (let x = 0; x + SIDE <= width; x += SIDE / 2) {
      sum += windowLikeness(first, second, { x, y, width })
      windows += 1
    }
  return sum / windows
}

function windowLikeness(
  first: Buffer,
  second: Buffer,
  { x, y, width }: { x: number; y: number; width: number },
): number {
  let [a, b, aa, bb, ab] = [0, 0, 0, 0, 0]
  for (let down = 0; down < SIDE; down += 1)
    for (let across = 0; across < SIDE; across += 1) {
      const at = (y + down) * width + x + across
      const [one, other] = [first[at] ?? 0, second[at] ?? 0]
      a += one
      b += other
      aa += one * one
      bb += other * other
      ab += one * other
    }
  const count = SIDE * SIDE
  const [meanA, meanB] = [a / count, b / count]
  const [varA, varB, both] = [aa / count - meanA ** 2, bb / count - meanB ** 2, ab / count - meanA * meanB]
  return ((2 * meanA * meanB + C1) * (2 * both + C2)) / ((meanA ** 2 + meanB ** 2 + C1) * (varA + varB + C2))
}
