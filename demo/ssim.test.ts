import { expect, it } from 'vitest'
import { ssim } from './ssim.ts'

const SIZE = 48

/** A picture whose grey is `of` its place, 0 to 255. */
function picture(of: (x: number, y: number) => number) {
  const data = new Uint8Array(SIZE * SIZE * 3)
  for (let at = 0; at < SIZE * SIZE; at++) data.fill(of(at % SIZE, Math.floor(at / SIZE)), at * 3, at * 3 + 3)
  return { data, width: SIZE, height: SIZE }
}

const stripes = (low: number, high: number) => picture((x) => (x % 8 < 4 ? low : high))

it('Equal pictures are as similar as can be', () => {
  expect(ssim(stripes(80, 160), stripes(80, 160))).toBeCloseTo(1, 10)
})

it('Two plain greys differ by their means alone', () => {
  const c1 = (0.01 * 255) ** 2
  expect(
    ssim(
      picture(() => 100),
      picture(() => 150),
    ),
  ).toBeCloseTo((2 * 100 * 150 + c1) / (100 ** 2 + 150 ** 2 + c1), 10)
})

it('A shifted pattern is less similar than one of less contrast, and its opposite less than that', () => {
  const one = stripes(80, 160)
  const [paler, shifted, opposite] = [stripes(85, 155), picture((x) => ((x + 2) % 8 < 4 ? 80 : 160)), stripes(160, 80)]
  expect(ssim(one, paler)).toBeGreaterThan(0.98)
  expect(ssim(one, shifted)).toBeLessThan(0.5)
  expect(ssim(one, opposite)).toBeLessThan(-0.5)
})

it('Pictures of different sizes are not compared', () => {
  const small = { ...stripes(80, 160), width: SIZE / 2 }
  expect(() => ssim(small, stripes(80, 160))).toThrow('differ in size')
})
