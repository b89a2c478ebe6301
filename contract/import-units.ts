import { importTargets } from './import-mapping.ts'
import type { ColumnRule, ImportTarget, TargetKind } from './import-mapping.ts'
import { plainValue } from './values/plain-value.ts'
import { areConvertible } from './values/units.ts'
import type { UnitName } from './values/units.ts'
import { unitsNamed, wordsIn } from './values/words.ts'

const KEPT: Partial<Record<TargetKind, UnitName>> = { length: 'millimeter', size: 'millimeter', days: 'day' }

type Measured = Pick<ColumnRule, 'target' | 'attribute' | 'unit'>

/** The unit in which a column's values are kept; undefined where they have none, or one that is not known. */
export function keptUnitOf({ target, attribute }: Measured): UnitName | undefined {
  if (target === null) return undefined
  if (target === 'attribute') return onlyOf(unitsNamed(attribute?.unit ?? ''))
  return target === 'sku.packCoverage' ? 'square_meter' : KEPT[importTargets[target satisfies ImportTarget]]
}

/** The units that cells without one may have: as chosen, as in the header, or as kept. Several where the header's word means several. */
export function columnUnitsOf(rule: Measured, header: string): readonly UnitName[] {
  const kept = keptUnitOf(rule)
  if (kept === undefined) return []
  const chosen = unitsNamed(rule.unit ?? '')
  return chosen.length > 0 ? chosen : (unitsOfHeader(header, kept) ?? [kept])
}

/** Whether a column or its header says the unit of cells without one. */
export function isUnitStated(
  rule: Pick<ColumnRule, 'target' | 'attribute' | 'unit' | 'unitColumn'>,
  header: string,
): boolean {
  const kept = keptUnitOf(rule)
  return (
    kept === undefined ||
    rule.unitColumn != null ||
    rule.unit !== undefined ||
    unitsOfHeader(header, kept) !== undefined
  )
}

/** `Thickness (in mm)`, `Coverage per box, sq ft`: what stands in brackets comes first. */
function unitsOfHeader(header: string, kept: UnitName): readonly UnitName[] | undefined {
  const inBrackets = /[([（【]([^)\]）】]*)/.exec(header)?.[1]
  return (inBrackets === undefined ? undefined : lastUnits(inBrackets, kept)) ?? lastUnits(header, kept)
}

/** The last word that is a unit. A Chinese one ends the text: 交货周期 is no week, and 尺寸 is a size. */
function lastUnits(text: string, kept: UnitName): readonly UnitName[] | undefined {
  const words = wordsIn(plainValue(text.replaceAll('尺寸', ' ')).replaceAll(/\d+/g, ' '))
  const fitting = words.map((word, at) =>
    word.is === 'unit' && (at === words.length - 1 || !HAN.test(word.text))
      ? word.units.filter((unit) => areConvertible(unit, kept))
      : [],
  )
  return fitting.findLast((units) => units.length > 0)
}

const HAN = /\p{Script=Han}/u

function onlyOf<Thing>(things: readonly Thing[]): Thing | undefined {
  return things.length === 1 ? things[0] : undefined
}
