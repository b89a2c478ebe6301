/** Complex numbers of a square, row by row; the side is a power of two. */
export interface Spectrum {
  side: number
  real: Float64Array
  imaginary: Float64Array
}

/** The unnormalised inverse 2D Fourier transform, in place (Cooley and Tukey 1965, radix 2). */
export function transformBack({ side, real, imaginary }: Spectrum): void {
  const plan = planOf(side)
  const re = new Float64Array(side)
  const im = new Float64Array(side)
  const line = (start: number, step: number) => {
    for (let index = 0; index < side; index++) {
      const from = start + (plan.order[index] ?? 0) * step
      re[index] = real[from] ?? 0
      im[index] = imaginary[from] ?? 0
    }
    butterflies(re, im, plan)
    for (let index = 0; index < side; index++) {
      real[start + index * step] = re[index] ?? 0
      imaginary[start + index * step] = im[index] ?? 0
    }
  }
  for (let row = 0; row < side; row++) line(row * side, 1)
  for (let column = 0; column < side; column++) line(column, side)
}

interface Plan {
  order: Int32Array
  cosines: Float64Array
  sines: Float64Array
}

const plans = new Map<number, Plan>()

function planOf(side: number): Plan {
  const known = plans.get(side)
  if (known) return known
  const bits = Math.log2(side)
  const plan = {
    order: Int32Array.from({ length: side }, (_, index) => reversed(index, bits)),
    cosines: Float64Array.from({ length: side / 2 }, (_, index) => Math.cos((2 * Math.PI * index) / side)),
    sines: Float64Array.from({ length: side / 2 }, (_, index) => Math.sin((2 * Math.PI * index) / side)),
  }
  plans.set(side, plan)
  return plan
}

function reversed(value: number, bits: number): number {
  let result = 0
  for (let bit = 0; bit < bits; bit++) result |= ((value >> bit) & 1) << (bits - 1 - bit)
  return result
}

function butterflies(re: Float64Array, im: Float64Array, { cosines, sines }: Plan): void {
  const side = re.length
  for (let half = 1; half < side; half *= 2) {
    const stride = side / (2 * half)
    for (let start = 0; start < side; start += 2 * half) {
      for (let k = 0; k < half; k++) {
        const c = cosines[k * stride] ?? 1
        const s = sines[k * stride] ?? 0
        const top = start + k
        const low = top + half
        const lowRe = re[low] ?? 0
        const lowIm = im[low] ?? 0
        const turnedRe = lowRe * c - lowIm * s
        const turnedIm = lowRe * s + lowIm * c
        const topRe = re[top] ?? 0
        const topIm = im[top] ?? 0
        re[top] = topRe + turnedRe
        im[top] = topIm + turnedIm
        re[low] = topRe - turnedRe
        im[low] = topIm - turnedIm
      }
    }
  }
}
