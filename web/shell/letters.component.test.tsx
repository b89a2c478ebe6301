import { expect, it } from 'vitest'
import { show } from '../testing/show.tsx'

const OURS = 'Instrument Sans Variable'
const WEIGHTS = [400, 500]
const LINES = [
  'All materials',
  'Budget lists and boards',
  'Nothing of it can be changed or deleted',
  'Travertine, honed, 600 × 1,200 mm',
  '¥2,430.45 – 3,802.30',
]

/** Whether the machine, or the page, has them. */
async function haveCome(face: string): Promise<boolean> {
  const loads = WEIGHTS.map((weight) => document.fonts.load(`${weight} 30px "${face}"`))
  return Promise.all(loads).then(
    (loaded) => loaded.every((faces) => faces.length > 0),
    () => false,
  )
}

function sizesIn(face: string): DOMRect[] {
  return WEIGHTS.flatMap((weight) =>
    LINES.map((text) => {
      const line = document.createElement('span')
      line.style.cssText = `display: table; font: ${weight} 30px "${face}"`
      line.textContent = text
      document.getElementById('root')?.append(line)
      return line.getBoundingClientRect()
    }),
  )
}

it.for(['As Wide As Instrument', 'Roboto As Wide As Instrument'])(
  'what stands until the letters come is as high and as wide as they are (%s)',
  async (standIn, { skip }) => {
    await show(null)
    expect(await haveCome(OURS)).toBe(true)
    skip(!(await haveCome(standIn)), 'this machine has no such font')
    const sizes = sizesIn(OURS)
    for (const [index, { width, height }] of sizesIn(standIn).entries()) {
      expect(height).toBe(sizes[index]?.height)
      expect(Math.abs(width / (sizes[index]?.width ?? 0) - 1)).toBeLessThan(0.03)
    }
  },
)
