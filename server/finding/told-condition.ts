import type { UnderstoodCondition } from '../../contract/conditions.ts'
import type { Condition } from './conditions/conditions-in.ts'

/** A condition as the API tells it. */
export function toldCondition(condition: Condition): UnderstoodCondition {
  const { text, start, end } = condition
  const place = { text, start, end }
  switch (condition.kind) {
    case 'price': {
      const { kind, priceMin, priceMax, priceIn, priceUnit, also } = condition
      return { kind, ...place, priceMin, priceMax, priceIn, priceUnit, ...(also && { also }) }
    }
    case 'size': {
      const { kind, width, length, unit, limit } = condition
      return { kind, ...place, width, length, unit, ...(limit && { limit }) }
    }
    case 'thickness': {
      const { kind, thicknessMin, thicknessMax } = condition
      return { kind, ...place, thicknessMin, thicknessMax }
    }
    case 'stock':
      return { kind: 'stock', ...place }
    case 'attribute': {
      const { kind, low, high, value, fact, classes, isYes } = condition
      const { id: attributeId, name, enName, unit } = fact
      const orBetter = classes?.way === 'least' && { orBetter: true as const }
      return {
        kind,
        ...place,
        attributeId,
        name,
        enName,
        unit,
        low,
        high,
        value,
        ...orBetter,
        ...(isYes !== undefined && { isYes }),
      }
    }
    case 'place':
      return { kind: 'place', ...place, place: condition.place }
    case 'color':
      return { kind: 'color', ...place, hex: condition.hex, ...(condition.name && { name: condition.name }) }
    case 'look': {
      const { kind, group, word, isNot } = condition
      return { kind, ...place, group, word, ...(isNot && { isNot }) }
    }
    case 'origin': {
      const { id: areaId, name, enName } = condition.area
      return { kind: 'origin', ...place, areaId, name, enName }
    }
  }
}
