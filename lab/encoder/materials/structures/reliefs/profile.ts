import { type Random } from '../../random.ts'

/** Height 0..1 over one period; phase 0..1, with the valley at 0. */
type Profile = (phase: number) => number

/** A profile of flutes and corrugations: rounds, hollows, V shapes, waves, steps, and flats between them. */
export function drawProfile(random: Random): Profile {
  const share = random.between(0.45, 0.9)
  const soft = random.between(0.08, 0.3)
  const kind = random.pick(['round', 'hollow', 'peak', 'wave', 'step', 'saw', 'spaced', 'double'] as const)
  if (kind === 'round') return (phase) => Math.sqrt(Math.max(0, 1 - (2 * phase - 1) ** 2 * 0.96))
  if (kind === 'hollow') return (phase) => 1 - Math.sqrt(Math.max(0, 1 - (2 * phase - 1) ** 2 * 0.96))
  if (kind === 'peak') return (phase) => 1 - Math.abs(2 * phase - 1)
  if (kind === 'wave') return (phase) => 0.5 - 0.5 * Math.cos(2 * Math.PI * phase)
  if (kind === 'step') return (phase) => stepOf(phase, share, soft)
  if (kind === 'saw') return (phase) => (phase < share ? phase / share : (1 - phase) / (1 - share))
  if (kind === 'double')
    return (phase) => 0.7 * stepOf(phase, share, soft) + 0.3 * Math.abs(Math.cos(3 * Math.PI * phase))
  return (phase) => Math.sqrt(Math.max(0, 1 - ((2 * phase - 1) / share) ** 2))
}

/** 1 on a plateau of width `share` in the middle; the flanks are `soft` wide. */
function stepOf(phase: number, share: number, soft: number): number {
  const inside = (share / 2 - Math.abs(phase - 0.5)) / soft + 0.5
  return Math.min(1, Math.max(0, inside))
}
