import type { UnitName } from '../../../contract/values/units.ts'

/** The units that labels of fields say. A number may be typed in another: `2 cm`, `16 sq ft`, `2 weeks`. */
export const FIELD_UNITS: Readonly<Record<string, UnitName>> = {
  length: 'millimeter',
  width: 'millimeter',
  thickness: 'millimeter',
  packCoverage: 'square_meter',
  packPieces: 'piece',
  leadTimeDays: 'day',
}
