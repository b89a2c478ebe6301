import { type Lab } from '../../../../../demo/surfaces/drawing/colour.ts'
import { type Palette } from '../../palette.ts'
import { type Random } from '../../random.ts'

/** The palette's other colours, sometimes with the joint's, each at least slightly different from the first. */
export function drawInks(random: Random, { colours, joint }: Palette): Lab[] {
  const [first, ...others] = colours
  const least = random.magnitude(0.06, 0.3)
  return (random.isChosen(0.7) ? others : [...others, joint]).map((ink) => {
    const away = least - Math.hypot(ink.l - first.l, ink.a - first.a, ink.b - first.b)
    if (away <= 0) return ink
    const isLighter = first.l < 0.3 || (first.l < 0.8 && ink.l > first.l)
    return { ...ink, l: Math.min(0.98, Math.max(0.05, first.l + (isLighter ? least : -least))) }
  })
}
