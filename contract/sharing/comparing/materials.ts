import { sampleName } from '../../boards/layout/words.ts'
import type { What } from '../difference.ts'
import { areSame } from './differing.ts'
import type { Absent } from './differing.ts'

interface InTwo {
  name: string
  enName: string
}

/** The parts of a material that a link shows. */
export interface SharedMaterial {
  name?: string | undefined
  enName?: string | undefined
  variant?: InTwo | null | undefined
  model?: string | undefined
  brand?: InTwo | undefined
  cover?: unknown
}

/** A material's name, or its next best description. */
export function nameOfMaterial({
  name = '',
  enName = '',
  variant = null,
  model = '',
  brand,
}: SharedMaterial): Omit<What, 'id'> {
  const shown = { name, enName, variant, model }
  return {
    name: sampleName(shown, 'zh-CN') || model || inOne(brand, 'name'),
    enName: sampleName(shown, 'en') || model || inOne(brand, 'enName'),
  }
}

function inOne(brand: InTwo | undefined, key: keyof InTwo): string {
  return brand?.[key] || brand?.name || brand?.enName || ''
}

/** Whether a place has another material. If a link shows nothing else of it, the picture decides; null is no material. */
export function isOtherMaterial(
  from: SharedMaterial | null | undefined,
  to: SharedMaterial | null | undefined,
  absent: Absent,
): boolean {
  if (from === undefined || to === undefined) return false
  if (from === null || to === null) return from !== to
  const [one, other] = [knownBy(from), knownBy(to)]
  if (!areSame(one, other, absent)) return true
  const isNameless = Object.values(one).every((value) => value === undefined)
  return isNameless && !areSame(from.cover, to.cover, absent)
}

function knownBy({ name, enName, variant, model, brand }: SharedMaterial) {
  return { name, enName, variant, model, brand }
}
