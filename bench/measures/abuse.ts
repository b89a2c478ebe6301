import { measureExports } from '../abuse/exports.ts'
import type { Figure } from '../figure.ts'

/** What one greedy or hostile client costs, and what the others feel of it: bounded, on loopback. */
export async function measureAbuse(): Promise<Figure[]> {
  const figures: Figure[] = []
  figures.push(...(await measureExports()))
  return figures
}
